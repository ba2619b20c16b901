import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { guestTokenOf } from '#web/features/checkout/placed-order-store.ts';
import { loadPayment, paymentHeaders } from '#web/features/payment/load-payment.ts';
import { paymentStand } from '#web/features/payment/payment-stand.ts';
import { PaymentView } from '#web/features/payment/payment-view.tsx';
import { useOrderHref } from '#web/features/payment/use-order-href.ts';
import { apiContext } from '#web/lib/api/api-context.ts';
import { pageMeta } from '#web/lib/page/page-meta.ts';
import type { Route } from './+types/payment-return';

export const headers = paymentHeaders;

export function loader({ request, params, context }: Route.LoaderArgs) {
  return loadPayment(context.get(apiContext), request, params.id, true);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const shop = matches[0].loaderData?.name ?? '';
  return pageMeta({ shop, title: loaderData?.title ?? '', hidden: true });
}

/** Where the provider leads back to: how the payment stands, then the order, for whoever may see it. */
export default function PaymentReturn({ loaderData: { page, here } }: Route.ComponentProps) {
  const orderHref = useOrderHref(page.orderId, guestTokenOf);
  const navigate = useNavigate();
  const stand = paymentStand(page);
  const isDone = stand === 'paid' || stand === 'kept';
  const isSeen = orderHref.isOpen;
  useEffect(() => {
    if (isDone && isSeen) void navigate(orderHref.to, { replace: true });
  }, [isDone, isSeen, orderHref.to, navigate]);
  return <PaymentView page={page} here={here} orderHref={orderHref.to} isBack />;
}
