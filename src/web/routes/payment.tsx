import { guestTokenOf } from '#web/features/checkout/placed-order-store.ts';
import { loadPayment, paymentHeaders } from '#web/features/payment/load-payment.ts';
import { PaymentView } from '#web/features/payment/payment-view.tsx';
import { useOrderHref } from '#web/features/payment/use-order-href.ts';
import { apiContext } from '#web/lib/api/api-context.ts';
import { pageMeta } from '#web/lib/page/page-meta.ts';
import type { Route } from './+types/payment';

export const headers = paymentHeaders;

export function loader({ request, params, context }: Route.LoaderArgs) {
  return loadPayment(context.get(apiContext), request, params.id, false);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const shop = matches[0].loaderData?.name ?? '';
  return pageMeta({ shop, title: loaderData?.title ?? '', hidden: true });
}

/** Leads on to the provider's page, as the content policy lets no form of ours lead elsewhere. */
export default function Payment({ loaderData: { page, here } }: Route.ComponentProps) {
  return <PaymentView page={page} here={here} orderHref={useOrderHref(page.orderId, guestTokenOf).to} isBack={false} />;
}
