import { expect, test } from 'vitest';
import { defaultFeatureConfig } from '#domain/access/feature-config.ts';
import { QuestionList } from '#web/features/help/question-list.tsx';
import { questionsOf } from '#web/features/help/questions.ts';
import { NotFoundMessage } from '#web/features/layout/not-found-message.tsx';
import { loadWords } from '#web/i18n/words.ts';
import { renderPart, tagsOf } from '#web/testing/render-part.tsx';

test('the answers of the FAQ are folded away, and the browser opens one at a time', async () => {
  await loadWords('en', ['help']);
  const questions = questionsOf('en', defaultFeatureConfig);
  const details = tagsOf(await renderPart(<QuestionList questions={questions} />), 'details');
  expect(details.length).toBeGreaterThan(5);
  expect(new Set(details.map((tag) => / name="(\w+)"/.exec(tag)?.[1]))).toEqual(new Set(['faq']));
  expect(details.filter((tag) => tag.includes(' open'))).toEqual([]);
});

test.each([
  ['fr', 'Oups\u202f! Page introuvable'],
  ['en', 'Oops! Page not found'],
  ['vi', 'Ôi! Không tìm thấy trang'],
] as const)('in %s a page that is missing says so and leads home', async (language, title) => {
  const html = await renderPart(<NotFoundMessage />, { language });
  expect(html).toContain(`>${title}</h1>`);
  expect(tagsOf(html, 'a')[0]).toContain('href="/"');
});
