import type { InputOf } from '#contract/endpoint.ts';
import type { updateStore } from '#contract/staff-stores.ts';
import { instantToSend } from '../form/local-time.ts';
import { numberToSend } from '../form/parse-number.ts';
import type { EditableStore, RuleValues, StoreValues } from './store-values.ts';

type Input = Omit<InputOf<typeof updateStore>, 'id' | 'version'>;

/** What the call is sent for the changed fields. `at`: whose clock its days and times are of, and the discount as it came. What is typed and is no number is sent as it is: the answer names the field. */
export function storeInput(changes: Partial<StoreValues>, at: Pick<EditableStore, 'timeZone' | 'discount'>): Input {
  const input: Record<string, unknown> = {};
  for (const name of ['name', 'contact', 'displayable', 'allowDelivery', 'timeZone', 'openingHours'] as const)
    if (changes[name] !== undefined) input[name] = changes[name];
  for (const name of ['position', 'latitude', 'longitude'] as const)
    if (changes[name] !== undefined) input[name] = numberToSend(changes[name]);
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
  if (discount) input.discount = toDiscount(discount, at);
  if (shippingRules) input.shippingRules = shippingRules.map(toRule);
  return input as Input;
}

/** A rule as the call takes it. */
export function toRule(rule: RuleValues) {
  return {
    postalCode: rule.postalCode.trim(),
    orderAmount: numberToSend(rule.orderAmount) as number,
    deliveryFeeForRetail: numberToSend(rule.deliveryFeeForRetail) as number,
    deliveryFeeForWholesale: numberToSend(rule.deliveryFeeForWholesale) as number,
  };
}

function toDiscount(
  { percent, isActive, validFrom, validTo }: StoreValues['discount'],
  { timeZone, discount: kept }: Pick<EditableStore, 'timeZone' | 'discount'>,
) {
  if (percent.trim() === '') return null;
  return {
    ...{ percent: numberToSend(percent), isActive },
    validFrom: instantToSend(validFrom, timeZone, kept?.validFrom ?? null),
    validTo: instantToSend(validTo, timeZone, kept?.validTo ?? null),
  };
}
