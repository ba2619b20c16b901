import { expect, test } from 'vitest';
import { plainText, splitQuestions } from './split-questions.ts';

test.each<[string, string, { question: string; answer: string; html: string }[]]>([
  ['an empty text', '', []],
  ['a text without questions', '<p>Bonjour</p>\n', []],
  [
    'two questions',
    '<h2>Un\u202f?</h2>\n<p>Oui.</p>\n<h2>Deux\u202f?</h2>\n<p>Non.</p>\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n',
    [
      { question: 'Un\u202f?', answer: 'Oui.', html: '<p>Oui.</p>' },
      { question: 'Deux\u202f?', answer: 'Non. a b', html: '<p>Non.</p>\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>' },
    ],
  ],
  [
    'words before the first',
    '<p>Avant</p>\n<h2>Un</h2>\n<p>Oui</p>',
    [{ question: 'Un', answer: 'Oui', html: '<p>Oui</p>' }],
  ],
  [
    'a question without an answer',
    '<h2>Un</h2>\n<h2>Deux</h2>\n<p>Oui</p>\n<h2>Trois</h2>\n',
    [{ question: 'Deux', answer: 'Oui', html: '<p>Oui</p>' }],
  ],
  [
    'a heading without words',
    '<h2>Un</h2>\n<p>a</p><h2> </h2><p>b</p>',
    [{ question: 'Un', answer: 'a b', html: '<p>a</p><p>b</p>' }],
  ],
  [
    'lesser headings',
    '<h2>Un</h2><h3>Puis</h3><p>a<br />b</p><h4>Fin</h4>',
    [{ question: 'Un', answer: 'Puis a b Fin', html: '<h3>Puis</h3><p>a<br />b</p><h4>Fin</h4>' }],
  ],
  [
    'headings within a quotation and a list',
    '<h2>Un</h2><blockquote>\n<h2>Cité</h2>\n<p>a</p>\n</blockquote>\n<ul><li><h2>Point</h2></li></ul><h2>Deux</h2><p>b</p>',
    [
      {
        question: 'Un',
        answer: 'Cité a Point',
        html: '<blockquote>\n<h2>Cité</h2>\n<p>a</p>\n</blockquote>\n<ul><li><h2>Point</h2></li></ul>',
      },
      { question: 'Deux', answer: 'b', html: '<p>b</p>' },
    ],
  ],
  [
    'emphasis, a link and signs in a question',
    '<h2>A &amp; <strong>B</strong> &lt;<a href="/returns">C</a>&gt;?</h2><p>1 &lt; 2, &amp;lt;</p>',
    [{ question: 'A & B <C>?', answer: '1 < 2, &lt;', html: '<p>1 &lt; 2, &amp;lt;</p>' }],
  ],
])('%s', (_, html, questions) => {
  expect(splitQuestions(html)).toEqual(questions);
});

test('plain text parts what stood in lines of its own, and no word', () => {
  expect(plainText('<p>Du <strong>pain</strong>, <em>fra</em>is.</p>\n<p>À\u00a01\u202f€</p>')).toBe(
    'Du pain, frais. À\u00a01\u202f€',
  );
});
