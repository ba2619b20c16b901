import { expect, test } from 'vitest';
import type { Category } from '#domain/catalogue/category.ts';
import { kindsOf, stemOf } from './product-kind.ts';
import { nameWords } from './rank-equivalents.ts';

test.each<[Category, string, string]>([
  ['FRUIT', 'Pomme Granny Smith', 'pomm'],
  ['FRUIT', 'Pommes bio en sachet', 'pomm'],
  ['FRUIT', 'Fruit de la passion', 'passion'],
  ['CONSERVE', 'Filets d’anchois à l’huile d’olive 100 g', 'anchoi'],
  ['CONSERVE', 'Tranches de mangue au sirop léger', 'mangu'],
  ['VIANDE', 'Côte de porc dans l’échine', 'porc'],
  ['BOISSON', 'Briquette de pur jus d’orange 25 cl', 'jus'],
  ['BOISSON', 'Eau minérale gazeuse', 'gazeus'],
  ['ALCOOL', 'Vin rouge du Sud', 'roug'],
  ['ALCOOL', 'Carton de bières blondes 12 × 33 cl', 'bier'],
  ['NONALIMENTAIRE', 'Gel douche verveine', 'douch'],
  ['NONALIMENTAIRE', 'Serviettes hygiéniques nuit', 'hygieniqu'],
  ['SAUCE', 'Sauce pour nems', 'nem'],
  // A name of nothing but such words is classified by the first.
  ['FRUIT', 'Petit mélange', 'petit'],
])('%s: %s is called %s', (category, name, head) => {
  expect(kindsOf(category, nameWords(name, null))[0]).toBe(head);
});

test('what stands for each other is one family, within its category', () => {
  expect(kindsOf('LAITIER', ['comte'])).toContain(stemOf('emmental'));
  expect(kindsOf('FRUIT', ['peche'])).toContain(stemOf('nectarine'));
  expect(kindsOf('FRUIT', ['peche'])).not.toContain(stemOf('poire'));
  expect(kindsOf('CONSERVE', ['peche'])).toContain(stemOf('poire'));
  expect(kindsOf('FRUIT', [])).toEqual([]);
});

test.each([
  ['fumees', 'fume'],
  ['citrons', 'citron'],
  ['bleue', 'bleu'],
  ['riz', 'riz'],
])('%s and %s are one word', (a, b) => {
  expect(stemOf(a)).toBe(stemOf(b));
});
