import { useRef, useState } from 'react';
import type { Profile } from '#contract/accounts/accounts.ts';
import type { Order } from '#contract/orders/orders.ts';
import { offeredPaymentMethods, type PaymentMethod } from '#domain/order/payment.ts';
import { errorText } from '#web/i18n/error-text.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import type { CartLine } from '#web/shared/cart/cart-line.ts';
import { chooseDelivery, currentDelivery } from '#web/shared/delivery/delivery.ts';
import { keepTyped, readTyped, typedOf } from '#web/shared/forms/typed-checkout.ts';
import type { GuestAddress } from '#web/shared/session/guest-addresses.ts';
import type { OwnDefaults } from '#web/shared/session/own-defaults.ts';
import { useSession } from '#web/shared/session/session.ts';
import { useFlags } from '#web/shared/shop/flags.ts';
import type { ShopStore } from '#web/shared/shop/shop.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Link } from '#web/ui/link.tsx';
import { isKept } from './address-faults.ts';
import { BillingFields } from './billing-fields.tsx';
import { CheckoutAside } from './checkout-aside.tsx';
import { DeliverySection } from './delivery-section.tsx';
import { DetailsSection } from './details-section.tsx';
import { NoteSection } from './note-section.tsx';
import { firstMethod, PaymentSection } from './payment-section.tsx';
import { SavedAddresses } from './saved-addresses.tsx';
import { SlotSection } from './slots/slot-section.tsx';
import { SubstitutionFields } from './substitution-fields.tsx';
import { addressToFill, typedAddress } from './typed-address.ts';
import { useCheckout } from './use-checkout.ts';
import { useKeptAddress, useTypedPostalCode } from './use-kept-address.ts';

/** The checkout of a cart that is not empty; `profile` is null for a guest. What was typed before stands in it again. */
export function CheckoutForm(props: {
  lines: readonly CartLine[];
  store: ShopStore;
  profile: Profile | null;
  defaults: OwnDefaults;
  onPlaced: (order: Order) => void;
}) {
  const t = useT('checkout');
  const { lines, store, profile } = props;
  const { addresses, paymentType } = props.defaults;
  const { money } = useFormat();
  const { user } = useSession();
  const offered = offeredPaymentMethods(useFlags().paymentMethods);
  const userId = user?.id ?? null;
  const typed = readTyped(userId);
  // Once: what is typed since is the shopper's.
  const [own] = useState(() => {
    const { postalCode } = currentDelivery();
    return typedAddress(typed, postalCode) ?? addressToFill(addresses, postalCode);
  });
  const [postalCode, typePostalCode] = useTypedPostalCode(own?.zipCode ?? profile?.postalCode ?? null, own !== null);
  const first = firstMethod(offered, paymentType, typed.payment_method);
  const [chosen, choosePaidBy] = useState<PaymentMethod | null>(null);
  const paidBy = chosen ?? first;
  const balance = profile?.storeCredit ?? 0;
  const [usesCredit, setUsesCredit] = useState(typed.use_store_credit === 'on');
  const checkout = useCheckout({
    lines,
    store,
    onPlaced: props.onPlaced,
    credit: usesCredit && balance > 0 ? balance : null,
  });
  const { form, figures, method } = checkout;
  const errorOf = (name: string) => form.errors[name]?.[0] && errorText(t, form.errors[name][0]);
  const { address = '', city = '' } = own ?? profile ?? {};
  const initial = { address, city, postalCode };
  const formElement = useRef<HTMLFormElement>(null);
  // What was filled in stands among what was typed when the form is made again: it is known by what it says.
  const kept = useKeptAddress(own && isKept(own, addresses) ? own : null, formElement, form.show);

  function fill({ address, city, zipCode }: GuestAddress): void {
    keepTyped(userId, { shipping_address: address, shipping_city: city, shipping_postal_code: zipCode });
    typePostalCode(zipCode);
    kept.fill({ address, city, zipCode });
  }
  return (
    <>
      {!user && (
        <p className="flex flex-wrap items-center gap-x-3">
          {t('checkout.guest')}
          <Link
            to="/auth/login?redirectTo=%2Fcheckout"
            className="inline-flex min-h-11 items-center font-semibold text-brand underline"
          >
            {t('checkout.signInInstead')}
          </Link>
        </p>
      )}
      <p className="mb-4 text-sm text-quiet">{t('checkout.required')}</p>
      <form
        ref={formElement}
        method="post"
        {...form.props}
        onInput={(event) => {
          form.props.onInput(event);
          keepTyped(userId, typedOf(event.currentTarget.elements as unknown as Iterable<HTMLInputElement>));
        }}
        className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 max-lg:pb-20 lg:grid-cols-[1fr_22rem]"
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <DetailsSection
            initial={{
              name: typed.customer_name ?? own?.name ?? profile?.name ?? '',
              email: typed.customer_email ?? profile?.email ?? '',
              phone: typed.customer_phone ?? profile?.phoneNumber ?? '',
            }}
            errorOf={errorOf}
          >
            <BillingFields method={method} initial={initial} typed={typed} errorOf={errorOf} />
          </DetailsSection>
          <DeliverySection
            store={store}
            method={method}
            onMethod={(next) => chooseDelivery({ deliveryMethod: next, postalCode })}
            onPostalCode={typePostalCode}
            isDeliverable={figures.isDeliverable}
            initial={{ ...initial, ...typedAddress(typed, postalCode), postalCode }}
            picker={<SavedAddresses addresses={addresses} onPick={fill} />}
            picked={kept.round}
            errorOf={errorOf}
          >
            <SlotSection slots={checkout.slots} timeZone={store.timeZone} error={errorOf('slot_id')} />
          </DeliverySection>
          <PaymentSection
            method={method}
            offered={offered}
            first={first}
            error={errorOf('payment_method')}
            onChoose={choosePaidBy}
          >
            {balance > 0 && (
              <Checkbox
                name="use_store_credit"
                label={t('checkout.useCredit', { amount: money(balance) })}
                checked={usesCredit}
                onChange={(event) => setUsesCredit(event.target.checked)}
              />
            )}
          </PaymentSection>
          <NoteSection asksAge={lines.some((line) => line.product.minimumAge !== null)} typed={typed} errorOf={errorOf}>
            <SubstitutionFields lines={lines} typed={typed} />
          </NoteSection>
        </div>
        <CheckoutAside checkout={checkout} lines={lines} storeName={store.name} paidBy={paidBy} />
      </form>
    </>
  );
}
