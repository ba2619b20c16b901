import { expect, test } from 'vitest';
import { findTexts } from './find-texts.ts';

const texts = [
  { title: 'Comment payer ?', body: 'Moyens de paiement acceptés : carte bancaire, espèces.' },
  {
    title: 'Livraison et retrait',
    body: 'Les frais dépendent du magasin et de votre code postal. Le retrait est gratuit.',
  },
  { title: 'Retours et remboursements', body: 'Un produit abîmé est remboursé, frais de livraison compris.' },
  { title: 'Mot de passe oublié', body: 'Nous vous envoyons un lien pour en choisir un nouveau.' },
  { title: 'Giao hàng và đổi trả', body: 'Phí giao hàng tùy cửa hàng.' },
];

test.each([
  ['remboursement', 2],
  ['REMBOURSEMENTS', 2],
  ['rembourssement', 2],
  ['abime', 2],
  ['remboursable', 2],
  ['pyaer', 0],
  ['paiment', 0],
  ['paie', 0],
  ['espece', 0],
  ['livrasion', 1],
  ['Combien coûte la livraison ?', 1],
  ['j’ai oublie mon mot de passe', 3],
  ['giao hang', 4],
  ['đổi trả', 4],
])('%s is answered first by text %i', (search, first) => {
  expect(findTexts(texts, search)[0]).toBe(first);
});

test.each(['', '   ', '?', 'pizza', 'comment', 'xylophone du chef'])('“%s” is answered by none', (search) => {
  // What only asks is looked for where nothing else was typed: one title begins so.
  expect(findTexts(texts, search)).toEqual(search === 'comment' ? [0] : []);
});

test('a title counts more than a body, a word that no text has nothing, and what only asks decides between equals', () => {
  expect(findTexts(texts, 'livraison')).toEqual([1]);
  expect(findTexts(texts, 'livraison zeppelin')).toEqual([1]);
  expect(findTexts(texts, 'frais')).toEqual([1, 2]);
  const asked = ['How do I order?', 'Where is my order?'].map((title) => ({ title, body: '' }));
  expect(findTexts(asked, 'where is my order')[0]).toBe(1);
  expect(findTexts(asked, 'how to order')[0]).toBe(0);
});
