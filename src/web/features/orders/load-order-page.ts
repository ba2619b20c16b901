import { data } from 'react-router';
import { translatorOf } from '#web/i18n/translate.ts';
import { loadWords } from '#web/i18n/words.ts';
import { languageOf } from '#web/lib/page/page-request.ts';
import { orderIdOf } from './order-id.ts';

/** What can be no order is no page (404); whose an order is, the server answers to the browser alone. */
export async function loadOrderPage({ request, params }: { request: Request; params: { id: string } }) {
  if (orderIdOf(params.id) === null) throw data(null, { status: 404 });
  const language = languageOf(request);
  await loadWords(language, ['account', 'orders']);
  return { title: translatorOf(language)('titles.orders') };
}
