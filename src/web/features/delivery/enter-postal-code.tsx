import { type FormEvent, useState } from 'react';
import { fromDecimal, toDecimal } from '#domain/money/cents.ts';
import { isPostalCode, normalisePostalCode, postalCodeLength } from '#domain/postal-code/postal-code.ts';
import { freeDeliveryThreshold } from '#domain/shipping/free-delivery.ts';
import { chooseShippingRule } from '#domain/shipping/shipping-rule.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { useCart } from '#web/shared/cart/cart.ts';
import { cartTotal } from '#web/shared/cart/cart-line.ts';
import { useDelivery } from '#web/shared/delivery/delivery.ts';
import { rulesOf } from '#web/shared/delivery/shipping-rules.ts';
import { storeForCode } from '#web/shared/delivery/store-for-code.ts';
import { useSession } from '#web/shared/session/session.ts';
import { type ShopStore, useShop } from '#web/shared/shop/shop.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { BackButton } from './back-button.tsx';

/** The postal-code modal's content. As soon as the code is whole it says who delivers there and for how much. */
export function EnterPostalCode({
  search,
  onFound,
  onNowhere,
  onBack,
}: {
  search: string | null;
  onFound: (postalCode: string, store: ShopStore) => void;
  onNowhere: (postalCode: string) => void;
  onBack: (() => void) | undefined;
}) {
  const t = useT('delivery');
  const { decimals } = useFormat();
  const { store, stores, isStoreChosen } = useShop();
  const { lines } = useCart();
  const known = useDelivery().postalCode;
  const [typed, setTyped] = useState(known ?? '');
  const [hasFault, setFault] = useState(false);
  const isValid = isPostalCode(typed);
  const postalCode = normalisePostalCode(typed);
  // A store that is only the first of the list, and has filled no cart, gives way to the one of that place.
  const present = isStoreChosen || lines.length > 0 ? (store?.id ?? null) : null;
  const found = isValid ? storeForCode(stores, postalCode, present, decimals) : null;
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setFault(!isValid);
    if (found) onFound(postalCode, found);
    else if (isValid) onNowhere(postalCode);
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <p className="text-quiet">{search ? t('delivery.locationSearchText', { search }) : t('delivery.locationText')}</p>
      <Field label={t('delivery.postalCode')} error={hasFault && !isValid && t('errors.validation.postalCode')}>
        {(control) => (
          <TextInput
            {...control}
            name="postalCode"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            autoComplete="postal-code"
            autoCapitalize="characters"
            enterKeyHint="go"
            maxLength={postalCodeLength.max}
          />
        )}
      </Field>
      <div aria-live="polite" className="min-h-12 text-sm">
        {found && <DeliveryTerms store={found} postalCode={postalCode} />}
      </div>
      <Button type="submit" wide aria-disabled={!isValid || undefined}>
        {t('delivery.confirm')}
      </Button>
      <BackButton onBack={onBack} />
    </form>
  );
}

/** What a store asks for bringing the present cart to a postal code, and from when it asks nothing. */
function DeliveryTerms({ store, postalCode }: { store: ShopStore; postalCode: string }) {
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
