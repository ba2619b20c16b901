import type { InputOf } from '#contract/endpoint.ts';
import type { updateStore } from '#contract/stores/staff-stores.ts';
import { moneyNumber, wholePercentNumber } from '#domain/numbers/number-kind.ts';
import { instantToSend } from '../form/local-time.ts';
import { type NumberHabits, numberToSend } from '../form/typed-number.ts';
import { type EditableStore, type RuleValues, type StoreValues, storeNumbers } from './store-values.ts';

type Input = Omit<InputOf<typeof updateStore>, 'id' | 'version'>;
type StoreHabits = NumberHabits & Pick<EditableStore, 'timeZone' | 'discount'>;

/**
 * What the call is sent for the changed fields. `context`: whose clock its days and times are of, the discount as it came, and how
 * numbers are read. What is typed and is no number is sent as it is: the answer names the field.
 */
export function storeInput(changes: Partial<StoreValues>, context: StoreHabits): Input {
  const input: Record<string, unknown> = {};
  for (const name of ['name', 'contact', 'displayable', 'allowDelivery', 'timeZone', 'openingHours'] as const)
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
  if (shippingRules) input.shippingRules = shippingRules.map((rule) => toRule(rule, context));
  return input as Input;
}

/** A rule as the call takes it. */
export function toRule(rule: RuleValues, { language, currency }: NumberHabits) {
  const amount = (typed: string) => numberToSend(typed, moneyNumber(currency), language) as number;
  return {
    postalCode: rule.postalCode.trim(),
    orderAmount: amount(rule.orderAmount),
    deliveryFeeForRetail: amount(rule.deliveryFeeForRetail),
    deliveryFeeForWholesale: amount(rule.deliveryFeeForWholesale),
  };
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
