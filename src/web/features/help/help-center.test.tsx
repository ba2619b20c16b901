import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { defaultFeatureConfig } from '#domain/access/feature-config.ts';
import { languages } from '#domain/language/language.ts';
import { loadWords } from '#web/i18n/words.ts';
import { readText, renderPart, tagsOf } from '#web/testing/render-part.tsx';
import { FoundHelp } from './found-help.tsx';
import { PopularQuestions } from './popular-questions.tsx';
import { QuestionList } from './question-list.tsx';
import { questionTopics } from './question-topics.ts';
import { type Question, questionsOf } from './questions.ts';
import { searchHelp } from './search-help.ts';
import { SupportOptions } from './support-options.tsx';
import { TopicTiles } from './topic-tiles.tsx';

const flags = defaultFeatureConfig;
const linksOf = (html: string) => tagsOf(html, 'a').map((tag) => /href="([^"]*)"/.exec(tag)?.[1] ?? '');
/** Of the pages whose text staff can change, that of privacy is made up. */
const textsIn = (language: string) => ({
  privacy: 'Two cookies remember the language and the store.',
  ...Object.fromEntries(
    ['returns', 'shipping', 'legal'].map((key) => [
      key,
      readFileSync(`src/server/features/page-texts/bundled/${language}/${key}.md`, 'utf8'),
    ]),
  ),
});
async function search(
  language: (typeof languages)[number],
  text: string,
  config = flags,
  written: readonly Question[] = [],
) {
  await loadWords(language, ['help']);
  const questions = [...questionsOf(language, config), ...written];
  const found = await searchHelp(text, { language, flags: config, questions, texts: textsIn(language) });
  return { question: found.questions[0]?.question, pages: found.pages.map(({ path }) => path) };
}

test.each([
  ['fr', 'paiment', 'Comment payer\u202f?', undefined],
  ['fr', 'especes', 'Comment payer\u202f?', undefined],
  ['fr', 'rembourssement', 'Puis-je retourner un produit ou être remboursé\u202f?', '/returns'],
  ['fr', 'combien coute la livraison', 'Où livrez-vous, et à quel prix\u202f?', '/shipping'],
  ['fr', 'j’ai oublié mon mot de passe', 'Comment retrouver l’accès à mon compte\u202f?', '/auth/login?form=forgot'],
  ['en', 'refnud', 'Can I return a product or get a refund?', '/returns'],
  ['en', 'where is my order', 'Where is my order?', '/orders'],
  ['en', 'coookies', undefined, '/privacy-policy'],
  ['en', 'model withdrawal form', undefined, '/returns'],
  ['fr', 'médiateur', undefined, '/legal'],
  ['vi', 'khởi kiện', undefined, '/legal'],
  ['vi', 'hoan tien', 'Tôi có thể trả sản phẩm hoặc được hoàn tiền không?', '/returns'],
  ['vi', 'mật khẩu', 'Làm sao để vào lại tài khoản?', '/auth/login?form=forgot'],
] as const)('in %s a search for %s finds its question and its page first', async (language, text, question, page) => {
  const found = await search(language, text);
  expect(found.question).toBe(question);
  if (page) expect(found.pages[0]).toBe(page);
});

const written = [
  { topic: null, question: 'Do you sell gift cards?', answer: 'Yes, at the till.', html: '<p>Yes, at the till.</p>' },
  { topic: null, question: 'Do you sell gift cards?', answer: 'Ask.', html: '<p><a href="/contact">Ask</a>.</p>' },
];

test('a question that the shop has written is found by its words and by those of its answer', async () => {
  expect((await search('en', 'gift cards')).question).toBeUndefined();
  expect((await search('en', 'gift cards', flags, written)).question).toBe('Do you sell gift cards?');
  expect((await search('en', 'the till', flags, written)).question).toBe('Do you sell gift cards?');
});

test('the shop’s questions stand in the list of the program’s, their answers with links', async () => {
  const html = await renderPart(<QuestionList questions={[...questionsOf('en', flags).slice(0, 1), ...written]} />);
  expect(tagsOf(html, 'details')).toEqual(Array(3).fill('<details name="faq" class="group">'));
  expect(readText(html)).toMatch(/^Why choose a store\?.*Do you sell gift cards\? Yes, at the till\./s);
  expect(html).toContain('<p><a href="/contact">Ask</a>.</p>');
});

test('a search that nothing answers finds nothing, and what is switched off is not found', async () => {
  expect(await search('fr', 'trottinette')).toEqual({ question: undefined, pages: [] });
  const off = {
    ...flags,
    features: { ...flags.features, forgotPassword: false },
    pages: { ...flags.pages, contact: false, profile: false, products: false },
  };
  const { question, pages } = await search('fr', 'mot de passe oublié', off);
  expect(question ?? '').not.toMatch(/retrouver/);
  expect(pages).not.toContain('/auth/login?form=forgot');
  for (const text of ['écrivez-nous, appelez-nous', 'promotions', 'coordonnées compte'])
    for (const path of ['/contact', '/offers', '/profile'])
      expect((await search('fr', text, off)).pages).not.toContain(path);
});

test.each(languages)('in %s six tiles lead each to questions of its topic', async (language) => {
  const links = linksOf(await renderPart(<TopicTiles chosen="payment" />, { language }));
  expect(links).toEqual(questionTopics.map((topic) => `/help-center?topic=${topic}#questions`));
  const questions = questionsOf(language, flags);
  for (const topic of questionTopics) {
    const html = await renderPart(<PopularQuestions topic={topic} questions={questions} />, { language });
    const own = questions.filter((one) => one.topic === topic);
    expect(own.length, topic).toBeGreaterThan(0);
    expect(tagsOf(html, 'details')).toHaveLength(own.length);
  }
});

test('six popular questions are folded away, one open at a time, and lead to all of them', async () => {
  const html = await renderPart(<PopularQuestions topic={null} questions={questionsOf('en', flags)} />);
  const details = tagsOf(html, 'details');
  expect(details).toHaveLength(6);
  expect(new Set(details)).toEqual(new Set(['<details name="faq" class="group">']));
  expect(linksOf(html)).toEqual(['/faq']);
});

test('three ways to reach the shop: the form with its subject filled, a call, a mail', async () => {
  const shop = { phone: '+33 05 61 00', email: 'ask@shop.example' };
  const html = await renderPart(<SupportOptions {...shop} topic="delivery" />);
  expect(linksOf(html)).toEqual([
    '/contact?subject=Request%20for%20help%3A%20Delivery',
    'tel:+33056100',
    'mailto:ask@shop.example?subject=Request%20for%20help%3A%20Delivery',
  ]);
  expect(readText(html).match(/Contact\b/g)).toHaveLength(3);
  const bare = await renderPart(<SupportOptions phone="" email="ask@shop.example" topic={null} />, {
    flags: { pages: { contact: false } },
  });
  expect(linksOf(bare)).toEqual(['mailto:ask@shop.example?subject=Request%20for%20help']);
  expect(
    await renderPart(<SupportOptions phone="" email="" topic={null} />, { flags: { pages: { contact: false } } }),
  ).toBe('');
});

test('what was searched for is said, as it was typed, with what was found or that nothing was', async () => {
  const page = { path: '/returns', title: 'Returns', text: 'Your rights' };
  const question = { topic: 'returns' as const, question: 'May I?', answer: 'Yes.' };
  const html = await renderPart(<FoundHelp search="<b>refund" found={{ questions: [question], pages: [page] }} />);
  expect(readText(html)).toBe('2 answers to “<b>refund” May I? Yes. Pages Returns Your rights All help');
  expect(linksOf(html)).toEqual(['/returns', '/help-center']);
  const none = await renderPart(<FoundHelp search="zz" found={{ questions: [], pages: [] }} />);
  expect(readText(none)).toBe('No answer to “zz” Try other words, or contact us. All help');
});
