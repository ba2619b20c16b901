import type { InputOf } from '#contract/endpoint.ts';
import type { updateStore } from '#contract/stores/staff-stores.ts';
import { moneyNumber, wholePercentNumber } from '#domain/numbers/number-kind.ts';
import { notAvailableFee } from '#domain/shipping/fee-on-wire.ts';
import { instantToSend } from '../form/local-time.ts';
import { type NumberHabits, numberToSend } from '../form/typed-number.ts';
import { ruleCodes } from './rule-codes.ts';
import { type EditableStore, type RuleValues, type StoreValues, storeNumbers } from './store-values.ts';

type Input = Omit<InputOf<typeof updateStore>, 'id' | 'version'>;
type StoreHabits = NumberHabits & Pick<EditableStore, 'timeZone' | 'discount'>;

/**
 * What the call is sent for the changed fields. `context`: whose clock its days and times are of, the discount as it
 * came, and how numbers are read. What is typed and is no number is sent as it is: the answer names the field.
 */
export function storeInput(changes: Partial<StoreValues>, context: StoreHabits): Input {
  const input: Record<string, unknown> = {};
  for (const name of ['name', 'code', 'contact', 'displayable', 'allowDelivery', 'timeZone', 'openingHours'] as const)
    if (changes[name] !== undefined) input[name] = changes[name];
  for (const name of ['position', 'latitude', 'longitude'] as const)
    if (changes[name] !== undefined) input[name] = numberToSend(changes[name], storeNumbers[name], context.language);
  const { address, closedDays, discount, shippingRules } = changes;
  if (address) input.address = { ...address, state: address.state.trim() || null };
  if (closedDays)
    input.closedDays = closedDays.map(({ date, reason, opens, closes }) => ({
      date,
      ...(opens.trim() && { opens: opens.trim() }),
      ...(closes.trim() && { closes: closes.trim() }),
      // A language that is left empty is shown another one.
      reason: Object.fromEntries(Object.entries(reason).filter(([, text]) => text.trim())),
    }));
  if (discount) input.discount = toDiscount(discount, context);
  if (shippingRules) input.shippingRules = shippingRules.flatMap((rule) => toRules(rule, context));
  return input as Input;
}

/** The rules of a line as the call takes them, one for each postal code that it names. */
export function toRules(rule: RuleValues, { language, currency }: NumberHabits) {
  const amount = (typed: string) => numberToSend(typed, moneyNumber(currency), language) as number;
  const fee = (typed: string) => (rule.noDelivery ? notAvailableFee : amount(typed));
  return codesOf(rule).map((postalCode) => ({
    postalCode,
    orderAmount: amount(rule.orderAmount),
    deliveryFeeForRetail: fee(rule.deliveryFeeForRetail),
    deliveryFeeForWholesale: fee(rule.deliveryFeeForWholesale),
  }));
}

/** A line without a code is sent as well: the answer asks for it. */
function codesOf({ postalCode }: RuleValues): string[] {
  const codes = ruleCodes(postalCode);
  return codes.length > 0 ? codes : [''];
}

/** The line of the form that each of the rules sent is of: a fault names the place among those. */
export function rulePlaces(rules: readonly RuleValues[]): number[] {
  return rules.flatMap((rule, i) => codesOf(rule).map(() => i));
}

function toDiscount(
  { percent, isActive, validFrom, validTo }: StoreValues['discount'],
  { timeZone, discount: kept, language }: StoreHabits,
) {
  if (percent.trim() === '') return null;
  return {
    percent: numberToSend(percent, wholePercentNumber, language),
    isActive,
    validFrom: instantToSend(validFrom, timeZone, kept?.validFrom ?? null),
    validTo: instantToSend(validTo, timeZone, kept?.validTo ?? null),
  };
}
