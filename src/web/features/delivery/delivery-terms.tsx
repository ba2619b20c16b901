import { fromDecimal, toDecimal } from '#domain/money/cents.ts';
import { freeDeliveryThreshold } from '#domain/shipping/free-delivery.ts';
import { chooseShippingRule } from '#domain/shipping/shipping-rule.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { useCart } from '#web/shared/cart/cart.ts';
import { cartTotal } from '#web/shared/cart/cart-line.ts';
import { rulesOf } from '#web/shared/delivery/shipping-rules.ts';
import { useSession } from '#web/shared/session/session.ts';
import type { ShopStore } from '#web/shared/shop/shop.ts';

/** What a store asks for bringing the present cart to a postal code, and from when it asks nothing. */
export function DeliveryTerms({ store, postalCode }: { store: ShopStore; postalCode: string }) {
  const t = useT('delivery');
  const { money, decimals } = useFormat();
  const { lines } = useCart();
  const { user } = useSession();
  const rules = rulesOf(store, decimals);
  const priceType = user?.customerType ?? 'retail';
  const rule = chooseShippingRule(rules, postalCode, fromDecimal(cartTotal(lines, decimals), decimals));
  if (!rule) return null;
  const amount = (cents: number) => money(toDecimal(cents, decimals));
  const at = { store: store.name, postalCode };
  const fee = priceType === 'wholesale' ? rule.feeWholesaleCents : rule.feeRetailCents;
  const free = freeDeliveryThreshold(rules, postalCode, priceType);
  if (rule.notAvailable) return t('delivery.feeFrom', { ...at, amount: amount(rule.orderAmountCents) });
  if (fee === 0) return t('delivery.feeFree', at);
  return (
    <>
      {t('delivery.feeIs', { ...at, fee: amount(fee) })}
      {free !== null && ` ${t('delivery.freeFrom', { amount: amount(free) })}`}
    </>
  );
}
