import type { RouterContextProvider } from 'react-router';
import { readFeatureConfig } from '#contract/feature-config.ts';
import { apiContext } from '#web/lib/api/api-context.ts';
import { languageOf } from '#web/lib/page/page-request.ts';
import type { HelpTopic } from './help-topics.ts';
import { type HelpHead, loadHelpHead } from './load-help-page.ts';
import { type Question, questionsOf } from './questions.ts';

/** What a page that answers questions begins with: its head, and the questions of this shop. For loaders. */
export async function loadQuestions(
  request: Request,
  context: Readonly<RouterContextProvider>,
  topic: HelpTopic,
): Promise<HelpHead & { questions: Question[] }> {
  const [head, flags] = await Promise.all([
    loadHelpHead(request, topic),
    context.get(apiContext)(readFeatureConfig, {}, { signal: request.signal }),
  ]);
  return { ...head, questions: questionsOf(languageOf(request), flags) };
}
