import { expect, test } from 'vitest';
import type { Category } from '#domain/catalogue/category.ts';
import { type Compared, nameWords, rankEquivalents } from './rank-equivalents.ts';

type Named = Compared & { name: string };
const at =
  (category: Category) =>
  (name: string, cents: number | null, size: number | null = null, per: 'kg' | 'l' | 'piece' = 'kg'): Named => ({
    name,
    category,
    words: nameWords(name, null),
    unitPrice: cents === null ? null : { cents, per },
    size,
  });
const ranked = (wanted: Named, ...others: Named[]) => rankEquivalents(wanted, others).map(({ name }) => name);

test('of one kind, the words of the name go first', () => {
  const rice = at('RIZ');
  expect(
    ranked(
      rice('Riz jasmin Thiên Hương 1 kg', 300),
      rice('Riz basmati 1 kg', 300),
      rice('Vinaigre de riz 1 kg', 300),
      rice('Riz jasmin brisé 5 kg', 340),
      rice('Quinoa 1 kg', 300),
    ),
  ).toEqual(['Riz jasmin brisé 5 kg', 'Riz basmati 1 kg']);
});

test('equal names go by the unit price, as a ratio; another unit or none is last; four times the price is no equivalent', () => {
  const fruit = at('FRUIT');
  expect(
    ranked(
      fruit('Mangue', 200),
      fruit('Mangue a', 390),
      fruit('Mangue b', 110),
      fruit('Mangue c', 200, null, 'piece'),
      fruit('Mangue d', 250),
      fruit('Mangue e', 800),
      fruit('Mangue f', 50),
    ),
  ).toEqual(['Mangue d', 'Mangue b', 'Mangue a', 'Mangue c']);
  expect(ranked(fruit('Mangue', null), fruit('Poire', 1), fruit('Mangue', 900))).toEqual(['Mangue']);
});

test('then by size; what is weighed comes in any', () => {
  const milk = at('LAITDECOCO');
  expect(
    ranked(
      milk('Lait de coco', 500, 400, 'l'),
      milk('Lait de coco a', 500, 1000, 'l'),
      milk('Lait de coco b', 500, 500, 'l'),
      milk('Lait de coco c', 500, null, 'l'),
    ),
  ).toEqual(['Lait de coco c', 'Lait de coco b', 'Lait de coco a']);
});

test.each<[Category, string, string[], string[]]>([
  ['POISSONNERIE', 'Saumon fumé', ['Pavé de saumon', 'Truite fumée'], ['Truite fumée']],
  ['LAITIER', 'Comté 12 mois', ['Roquefort', 'Emmental', 'Lait entier'], ['Emmental']],
  ['LAITIER', 'Lait concentré sucré', ['Lait entier'], []],
  ['ALCOOL', 'Vin rouge de Loire', ['Vin blanc de Loire', 'Vin rouge de Gascogne'], ['Vin rouge de Gascogne']],
  ['ALCOOL', 'Pastis aux plantes', ['Sangria aux agrumes', 'Bière blonde'], []],
  [
    'CONSERVE',
    'Terrine de campagne',
    ['Tomates séchées', 'Thon au naturel', 'Rillettes de porc'],
    ['Rillettes de porc'],
  ],
  ['CONSERVE', 'Tomates séchées à l’huile', ['Thon à l’huile', 'Double concentré de tomate'], []],
  ['EPICE', 'Curcuma moulu', ['Gingembre moulu', 'Poivre moulu'], []],
  ['FARINE', 'Levure chimique', ['Levure boulangère'], []],
  ['NONALIMENTAIRE', 'Gel WC', ['Gel douche'], []],
  ['NONALIMENTAIRE', 'Serviettes en papier', ['Serviettes hygiéniques'], []],
  ['FRUIT', 'Raisin blanc', ['Clémentine', 'Kaki', 'Raisin noir'], ['Raisin noir']],
  ['VERMICELLENOUILLE', 'Coquillettes', ['Nouilles de riz', 'Macaroni'], ['Macaroni']],
  ['SAUCE', 'Sauce soja claire', ['Sauce huître', 'Sauce soja foncée'], ['Sauce soja foncée']],
  ['SAUCE', 'Huile de sésame grillé', ['Purée de sésame tahini'], []],
])('%s: instead of %s, of %j', (category, name, others, expected) => {
  const one = at(category);
  expect(ranked(one(name, 500), ...others.map((other) => one(other, 500)))).toEqual(expected);
});

test('sizes, numbers, little words and the brand say nothing', () => {
  expect(nameWords('Lait de coco 40 cl Bò Kho 5x1l', null)).toEqual(['lait', 'coco', 'kho']);
  expect(nameWords('Eau de source plate Source Vive 1 L', 'Source Vive')).toEqual(['eau', 'source', 'plate']);
  expect(nameWords('Mirin doux Atelier Kumo 30 cl', 'Atelier Kumo')).toEqual(['mirin', 'doux']);
  expect(nameWords('Mirin doux', 'Atelier Kumo')).toEqual(['mirin', 'doux']);
});
