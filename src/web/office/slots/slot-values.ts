import type { SlotRulesOnWire } from '#contract/stores/slots.ts';
import type { Language } from '#domain/language/language.ts';
import { measureNumber, moneyNumber, type NumberKind, wholeNumber } from '#domain/numbers/number-kind.ts';
import type { OrderType } from '#domain/order/status.ts';
import { outsideHours } from '#domain/slot/pickup-hours.ts';
import type { WeekHours } from '#domain/stores/opening-hours.ts';
import { type NumberHabits, numberText, numberToSend } from '../form/typed-number.ts';

/** A window as the form holds it: numbers as they are typed. */
export type WindowValues = {
  type: OrderType;
  weekday: string;
  start: string;
  end: string;
  orders: string;
  pickingMinutes: string;
  cutOffMinutes: string;
  fee: string;
};
export type SlotValues = {
  daysAhead: string;
  minutesPerOrder: string;
  minutesPerLine: string;
  windows: WindowValues[];
};

/** The settings, and what they are; a part of a minute counts. */
export const settingNumbers = {
  daysAhead: wholeNumber,
  minutesPerOrder: measureNumber,
  minutesPerLine: measureNumber,
} as const satisfies { [Setting in keyof SlotValues]?: NumberKind };

/** A number of a window, in the shop's currency. */
export const windowNumber = (column: 'orders' | 'pickingMinutes' | 'cutOffMinutes' | 'fee', currency: string) =>
  column === 'fee' ? moneyNumber(currency) : wholeNumber;

/** What a store's first window is offered as: two hours of Monday, ten orders. */
export const firstWindow: WindowValues = {
  type: 'delivery',
  weekday: '1',
  start: '10:00',
  end: '12:00',
  orders: '10',
  pickingMinutes: '120',
  cutOffMinutes: '120',
  fee: '0',
};

/** By the habits of the language and the currency. */
export function slotValues(
  rules: SlotRulesOnWire,
  { language, decimals }: { language: Language; decimals: number },
): SlotValues {
  const number = (value: number) => numberText(value, language);
  return {
    daysAhead: number(rules.daysAhead),
    minutesPerOrder: number(rules.minutesPerOrder),
    minutesPerLine: number(rules.minutesPerLine),
    windows: rules.windows.map((window) => ({
      type: window.type,
      weekday: String(window.weekday),
      start: window.start,
      end: window.end,
      orders: number(window.orders),
      pickingMinutes: number(window.pickingMinutes),
      cutOffMinutes: number(window.cutOffMinutes),
      fee: numberText(window.fee, language, decimals),
    })),
  };
}

/** What the call is sent for the changed fields; what is no number is sent as it is, so that the answer names it. */
export function slotInput(
  { windows, ...settings }: Partial<SlotValues>,
  { language, currency }: NumberHabits,
): Record<string, unknown> {
  const sent = Object.fromEntries(
    Object.entries(settings).map(([name, typed]) => [
      name,
      numberToSend(typed, settingNumbers[name as keyof typeof settingNumbers], language),
    ]),
  );
  if (!windows) return sent;
  return {
    ...sent,
    windows: windows.map((window) => ({
      type: window.type,
      weekday: Number(window.weekday),
      start: window.start,
      end: window.end,
      ...Object.fromEntries(
        (['orders', 'pickingMinutes', 'cutOffMinutes', 'fee'] as const).map((column) => [
          column,
          numberToSend(window[column], windowNumber(column, currency), language),
        ]),
      ),
    })),
  };
}

/**
 * The same window on each of the other days of the week on which it does not stand yet: on those on which the store is open,
 * of pickup where it is open for all of it.
 */
export function onOtherDays(window: WindowValues, windows: readonly WindowValues[], hours: WeekHours): WindowValues[] {
  const isThere = (weekday: string) =>
    windows.some(
      (one) =>
        one.weekday === weekday && one.type === window.type && one.start === window.start && one.end === window.end,
    );
  return ['1', '2', '3', '4', '5', '6', '7']
    .filter((weekday) => !isThere(weekday) && isSold({ ...window, weekday: Number(weekday) }, hours))
    .map((weekday) => ({ ...window, weekday }));
}

function isSold(window: Pick<WindowValues, 'type' | 'start' | 'end'> & { weekday: number }, hours: WeekHours): boolean {
  const outside = outsideHours(window, hours);
  return outside === null || (window.type === 'delivery' && outside !== 'weekday');
}
