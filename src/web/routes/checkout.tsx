import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Profile } from '#contract/accounts/accounts.ts';
import type { Order } from '#contract/orders/orders.ts';
import { waitsForPayer } from '#domain/payment/payment-status.ts';
import { AccountRequired } from '#web/features/account/account-required.tsx';
import { NeedsScript } from '#web/features/account/needs-script.tsx';
import { CheckoutForm } from '#web/features/checkout/checkout-form.tsx';
import { CheckoutFooter, CheckoutGate, CheckoutSkeleton } from '#web/features/checkout/checkout-frame.tsx';
import { CheckoutHeader } from '#web/features/checkout/checkout-header.tsx';
import { guestCheckout, placedByGuest } from '#web/features/checkout/placed-order-store.ts';
import { GuestThanks } from '#web/features/orders/placed-notices.tsx';
import { translatorOf } from '#web/i18n/translate.ts';
import { useT } from '#web/i18n/use-t.ts';
import { loadWords } from '#web/i18n/words.ts';
import { requirePage } from '#web/lib/api/require-page.ts';
import { pageMeta } from '#web/lib/page/page-meta.ts';
import { languageOf } from '#web/lib/page/page-request.ts';
import { useHydrated } from '#web/lib/page/use-hydrated.ts';
import { replaceCart, useCart } from '#web/shared/cart/cart.ts';
import { forgetNews } from '#web/shared/cart/cart-news.ts';
import { forgetTyped } from '#web/shared/forms/typed-checkout.ts';
import { forgetAnswers } from '#web/shared/session/kept-answers.ts';
import type { OwnDefaults } from '#web/shared/session/own-defaults.ts';
import { useSession } from '#web/shared/session/session.ts';
import { useFlag, useFlags } from '#web/shared/shop/flags.ts';
import { useShop } from '#web/shared/shop/shop.ts';
import { notice } from '#web/ui/messages/notice-store.ts';
import type { Route } from './+types/checkout';

const OfferAccount = lazy(() =>
  import('#web/features/checkout/offer-account.tsx').then((part) => ({ default: part.OfferAccount })),
);

/** No links around it to other pages. */
export const handle = { Header: CheckoutHeader };

export async function loader({ request, context }: Route.LoaderArgs) {
  const language = languageOf(request);
  await requirePage(context, 'checkout', request.signal);
  await loadWords(language, ['account', 'basket', 'checkout', 'orders']);
  return { title: translatorOf(language)('titles.checkout') };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const shop = matches[0].loaderData?.name ?? '';
  return pageMeta({ shop, title: loaderData?.title ?? '', hidden: true });
}

export default function Checkout() {
  // With the words of what comes later: React would take the form away, and the focus with it, until they were here.
  const t = useT('checkout', 'account', 'basket', 'orders');
  const navigate = useNavigate();
  const { lines, isReady } = useCart();
  const { user } = useSession();
  const { store } = useShop();
  const isHydrated = useHydrated();
  const allowsGuests = useFlag('features.allowGuestCheckout');
  const remembers = useFlag('features.shippingAddresses');
  // Chosen already in the dialog that the cart has opened.
  const { state } = useLocation() as { state: { isGuest?: boolean } | null };
  const [choseGuest, setGuest] = useState(state?.isGuest === true);
  const isGuest = choseGuest || (isHydrated && !user && guestCheckout.read() === true);
  const [justPlaced, setPlaced] = useState<Order | null>(null);
  /** On the way to the page of a payment: the cart is empty already. */
  const [isLeaving, setLeaving] = useState(false);
  const filling = useFilling(user?.id ?? null);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasNone = isReady && lines.length === 0;
  // With an empty cart a guest sees again what was ordered in this tab: after a reload, or on the way back.
  const placed = justPlaced ?? (isHydrated && hasNone && !user ? placedByGuest.read() : null);
  const isEmpty = hasNone && !placed && !isLeaving;

  // What a guest ordered is no concern of whoever signs in here later.
  useEffect(() => {
    if (user) placedByGuest.forget();
  }, [user]);

  useEffect(() => {
    if (isEmpty) void navigate('/cart', { replace: true });
  }, [isEmpty, navigate]);

  // A new screen under the same address: it is read from its start, as a new page would be.
  const screen = justPlaced ? 'placed' : isGuest ? 'guest' : 'start';
  useEffect(() => {
    if (screen === 'start') return;
    scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [screen]);

  async function onPlaced(order: Order): Promise<void> {
    if (!user) {
      placedByGuest.keep(order);
      if (remembers)
        void import('#web/shared/session/guest-addresses.ts').then(
          (guest) => guest.rememberOrderAddress(order),
          ignore,
        );
    }
    const isPaidThere = waitsForPayer(order) && order.payment !== null;
    if (isPaidThere) setLeaving(true);
    else setPlaced(order);
    forgetAnswers();
    forgetTyped();
    forgetNews();
    replaceCart([]);
    // By a page of its own, as without script: it leads on to the provider.
    if (isPaidThere) return location.assign(`/payment/${order.payment?.id}`);
    notice(t('checkout.placed'), { description: t('checkout.placedText') });
    if (user) await navigate(`/orders?orderId=${order.id}`);
  }

  function beGuest(): void {
    guestCheckout.keep(true);
    setGuest(true);
  }

  /** Who opens an account for what they have ordered stays where they are. */
  function keepThanks(order: Order): void {
    setPlaced(order);
    setGuest(true);
  }

  const content = () => {
    if (placed && (!user || isGuest)) {
      return (
        <GuestThanks order={placed}>
          <Suspense>
            <OfferAccount order={placed} onStart={() => keepThanks(placed)} />
          </Suspense>
        </GuestThanks>
      );
    }
    if (!isHydrated || !isReady || isEmpty || placed) return <CheckoutSkeleton />;
    if (!user && !isGuest)
      return allowsGuests ? <CheckoutGate onGuest={beGuest} /> : <AccountRequired redirectTo="/checkout" />;
    if (!store || !filling) return <CheckoutSkeleton />;
    return <CheckoutForm lines={lines} store={store} {...filling} onPlaced={(order) => void onPlaced(order)} />;
  };
  return (
    // So high that the footer does not come up when the question of who orders replaces the skeleton.
    <div className="page-column min-h-dvh py-6 sm:py-10">
      <h1 ref={heading} tabIndex={-1} className="mb-6 text-2xl outline-none lg:text-3xl">
        {t(placed ? 'checkout.placed' : 'checkout.heading')}
      </h1>
      {!isHydrated && <NeedsScript />}
      {content()}
      <CheckoutFooter />
    </div>
  );
}

type Filling = { profile: Profile | null; defaults: OwnDefaults };
const emptyFilling: Filling = { profile: null, defaults: { addresses: [], paymentType: null } };
const ignore = () => undefined;

/**
 * What fills the form: of who is signed in the profile and what is kept on the account, of a guest what this browser keeps.
 * What cannot be had leaves its fields empty.
 */
function useFilling(userId: number | null): Filling | undefined {
  const { shippingAddresses, paymentMethods } = useFlags().features;
  const [filling, setFilling] = useState<Filling | undefined>(undefined);
  useEffect(() => {
    let isCurrent = true;
    setFilling(undefined);
    // Loaded here: what several pages import stands in the script of all.
    void import('#web/shared/forms/fill-checkout.ts')
      .then(({ readFilling }) => readFilling(userId, { shippingAddresses, paymentMethods }))
      .catch(() => emptyFilling)
      .then((read) => isCurrent && setFilling(read));
    return () => {
      isCurrent = false;
    };
  }, [userId, shippingAddresses, paymentMethods]);
  return filling;
}
