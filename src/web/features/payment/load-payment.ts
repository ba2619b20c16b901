import { data } from 'react-router';
import type { Api } from '#contract/client.ts';
import { isRefusal } from '#contract/errors.ts';
import { type PaymentPage, readPayment, returnFromPayment } from '#contract/payments/payments.ts';
import { translatorOf } from '#web/i18n/translate.ts';
import { loadWords } from '#web/i18n/words.ts';
import { languageOf } from '#web/lib/page/page-request.ts';
import { refreshTo } from './payment-stand.ts';

/**
 * What a page of a payment is made of. `isBack`: its payer has been at the provider, which is asked. The answer goes on by
 * itself, without script, where it does; an id that nobody has is no page.
 */
export async function loadPayment(api: Api, request: Request, id: string, isBack: boolean) {
  const language = languageOf(request);
  await loadWords(language, ['payment']);
  const { pathname, searchParams } = new URL(request.url);
  const hasLeft = searchParams.has('left');
  const page: PaymentPage = await (isBack
    ? api(returnFromPayment, { id, ...(hasLeft && { left: true }) }, { signal: request.signal })
    : api(readPayment, { id }, { signal: request.signal })
  ).catch((error: unknown) => {
    if (isRefusal(error) && (error.status === 404 || error.status === 422)) throw data(null, { status: 404 });
    throw error;
  });
  const refresh = refreshTo(page, pathname);
  // Whoever comes back stays: the page says how it stands.
  const goesOn = refresh !== null && !(isBack && page.payment.status === 'open');
  const title = translatorOf<'payment'>(language)('payment.title');
  return data({ page, title, here: pathname }, goesOn ? { headers: { refresh } } : undefined);
}

/** The address opens what an order costs: the page is cached nowhere, and sends no referrer. */
export function paymentHeaders({ loaderHeaders }: { loaderHeaders: Headers }): Record<string, string> {
  const refresh = loaderHeaders.get('refresh');
  return { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', ...(refresh && { refresh }) };
}
