import type { RouterContextProvider } from 'react-router';
import { readFeatureConfig } from '#contract/shop/feature-config.ts';
import { readPageText } from '#contract/shop/page-texts.ts';
import { readShop } from '#contract/stores/stores.ts';
import { payableFlags } from '#domain/order/payment.ts';
import { apiContext } from '#web/lib/api/api-context.ts';
import { languageOf } from '#web/lib/page/page-request.ts';
import type { HelpTopic } from './help-topics.ts';
import { type HelpHead, loadHelpHead } from './load-help-page.ts';
import { type Question, questionsOf } from './questions.ts';
import { splitQuestions } from './split-questions.ts';

/**
 * What a page that answers questions begins with: its head, and the questions, at the end those that staff have
 * written. For loaders.
 */
export async function loadQuestions(
  request: Request,
  context: Readonly<RouterContextProvider>,
  topic: HelpTopic,
): Promise<HelpHead & { questions: Question[] }> {
  const api = context.get(apiContext);
  const { signal } = request;
  const [head, flags, shop, { html }] = await Promise.all([
    loadHelpHead(request, topic),
    api(readFeatureConfig, {}, { signal }),
    api(readShop, {}, { signal }),
    api(readPageText, { key: 'faq' }, { signal }),
  ]);
  const written = splitQuestions(html).map((one) => ({ topic: null, ...one }));
  const shown = { ...flags, paymentMethods: payableFlags(flags.paymentMethods, shop) };
  return { ...head, questions: [...questionsOf(languageOf(request), shown), ...written] };
}
