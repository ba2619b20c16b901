import { useState } from 'react';
import type { Profile } from '#contract/accounts.ts';
import type { Order } from '#contract/orders.ts';
import { errorText } from '#web/i18n/error-text.ts';
import { useT } from '#web/i18n/use-t.ts';
import type { CartLine } from '#web/state/cart/cart-line.ts';
import { chooseDelivery, currentDelivery } from '#web/state/delivery.ts';
import { useFlags } from '#web/state/flags.ts';
import type { OwnDefaults } from '#web/state/own-defaults.ts';
import { useSession } from '#web/state/session.ts';
import type { ShopStore } from '#web/state/shop.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { addressToFill } from './address-to-fill.ts';
import { BillingFields } from './billing-fields.tsx';
import { DeliverySection } from './delivery-section.tsx';
import { DetailsSection } from './details-section.tsx';
import { NoteSection } from './note-section.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PaymentSection } from './payment-section.tsx';
import { SlotSection } from './slots/slot-section.tsx';
import { StockAlert } from './stock-alert.tsx';
import { useCheckout } from './use-checkout.ts';
import { useTypedPostalCode } from './use-typed-postal-code.ts';

/** The checkout of a cart that is not empty; `profile` is null for a guest. */
export function CheckoutForm(props: {
  lines: readonly CartLine[];
  store: ShopStore;
  profile: Profile | null;
  defaults: OwnDefaults;
  onPlaced: (order: Order) => void;
}) {
  const t = useT('checkout');
  const { lines, store, profile } = props;
  const { user } = useSession();
  const { paymentMethods } = useFlags();
  // Once: what is typed since is the shopper's.
  const [own] = useState(() => addressToFill(props.defaults.addresses, currentDelivery().postalCode));
  const [postalCode, typePostalCode] = useTypedPostalCode(own?.zipCode ?? profile?.postalCode ?? null, own !== null);
  const checkout = useCheckout({ lines, store, onPlaced: props.onPlaced });
  const { form, figures, method } = checkout;
  const errorOf = (name: string) => form.errors[name]?.[0] && errorText(t, form.errors[name][0]);
  const hasPayment = Object.values(paymentMethods).some(Boolean);
  const { address = '', city = '' } = own ?? profile ?? {};
  const initial = { address, city, postalCode };
  const canPlace = figures.isDeliverable && hasPayment && checkout.shortages.length === 0;

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
        method="post"
        {...form.props}
        className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[1fr_22rem]"
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <DetailsSection
            initial={{
              name: own?.name ?? profile?.name ?? '',
              email: profile?.email ?? '',
              phone: profile?.phoneNumber ?? '',
            }}
            errorOf={errorOf}
          >
            <BillingFields method={method} initial={initial} errorOf={errorOf} />
          </DetailsSection>
          <DeliverySection
            store={store}
            method={method}
            onMethod={(next) => chooseDelivery({ deliveryMethod: next, postalCode })}
            onPostalCode={typePostalCode}
            isDeliverable={figures.isDeliverable}
            initial={initial}
            errorOf={errorOf}
          >
            <SlotSection slots={checkout.slots} timeZone={store.timeZone} error={errorOf('slot_id')} />
          </DeliverySection>
          <PaymentSection method={method} savedType={props.defaults.paymentType} error={errorOf('payment_method')} />
          <NoteSection asksAge={lines.some((line) => line.product.minimumAge !== null)} errorOf={errorOf} />
        </div>
        <aside
          aria-label={t('checkout.summary')}
          className="rounded-card border border-line bg-card p-4 sm:p-6 lg:sticky lg:top-6"
        >
          <div className="mb-2 flex flex-wrap items-center justify-between gap-x-3">
            <h2 className="text-xl">{t('checkout.summary')}</h2>
            <Link to="/cart" className="inline-flex min-h-11 items-center text-sm font-semibold text-brand underline">
              {t('checkout.editCart')}
            </Link>
          </div>
          <OrderSummary lines={lines} figures={figures} postalCode={checkout.postalCode} />
          <div className="mt-4 grid gap-3">
            {checkout.hasChanged && (
              <Alert tone="warning" title={t('checkout.changedTitle')}>
                {t('checkout.changedText')}
              </Alert>
            )}
            {checkout.shortages.length > 0 && <StockAlert {...checkout} />}
            {!figures.isDeliverable && (
              <Alert tone="warning">{t('checkout.notDelivered', { store: store.name })}</Alert>
            )}
            {checkout.failure && (
              <Alert tone="error" title={t('checkout.failed')}>
                {checkout.failure}
              </Alert>
            )}
            <Button type="submit" size="large" wide busy={form.isBusy} disabled={!canPlace} className="py-2.5">
              {t('checkout.place')}
            </Button>
            <p className="text-center text-sm text-quiet">{t('checkout.placeHint')}</p>
          </div>
        </aside>
      </form>
    </>
  );
}
