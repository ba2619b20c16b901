import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { categoryColors } from '#domain/catalogue/category-defaults.ts';
import { storageTypes } from '#domain/catalogue/usual-facts.ts';
import { collationKey } from '#domain/language/collation-key.ts';
import { type Language, languages } from '#domain/language/language.ts';
import type { Aisle } from './aisle.ts';
import { type ToPick, walkingStops } from './walking-order.ts';

let lastId = 0;
const line = (name: string, more: Partial<ToPick> = {}): ToPick => ({
  productId: ++lastId,
  name,
  category: 'RIZ',
  storageType: 'dry',
  shelf: null,
  ...more,
});
const walk = (lines: ToPick[], aisles: readonly Aisle[] = [], language: Language = 'fr') =>
  walkingStops(lines, { aisles, language });
const names = (...args: Parameters<typeof walk>) => walk(...args).map(({ name }) => name);
const two: readonly Aisle[] = [
  { name: 'Boissons', categories: ['BOISSON', 'THECAFE'] },
  { name: 'Épicerie', categories: ['RIZ', 'SAUCE'] },
];

describe('the walk through a store', () => {
  test.each<[string, ToPick[], readonly Aisle[], string[]]>([
    ['has nothing to fetch', [], two, []],
    [
      'goes by storage before aisles: what is cold last',
      [
        line('Glace', { storageType: 'frozen', category: 'BOISSON' }),
        line('Jus frais', { storageType: 'refrigerated', category: 'BOISSON' }),
        line('Riz'),
      ],
      two,
      ['Riz', 'Jus frais', 'Glace'],
    ],
    [
      'goes by the store’s aisles, with what is in none of them at the end',
      [line('Éponge', { category: 'NONALIMENTAIRE' }), line('Riz'), line('Thé', { category: 'THECAFE' })],
      two,
      ['Thé', 'Riz', 'Éponge'],
    ],
    [
      'goes by the order of the aisles, not by that of the categories',
      [line('Riz'), line('Eau', { category: 'BOISSON' })],
      [...two].reverse(),
      ['Riz', 'Eau'],
    ],
    [
      'reads the numbers of shelves as numbers',
      ['A10', 'B1', 'A2', 'A2-10', 'A2-9', 'a1'].map((shelf) => line(shelf, { shelf })),
      two,
      ['a1', 'A2', 'A2-9', 'A2-10', 'A10', 'B1'],
    ],
    [
      'goes to goods without a shelf after those that have one, in the same aisle',
      [line('Ail'), line('Zeste', { shelf: 'Z9' }), line('Blé', { shelf: ' ' }), line('Eau', { category: 'BOISSON' })],
      two,
      ['Eau', 'Zeste', 'Ail', 'Blé'],
    ],
    [
      'goes by name last, in the order of letters of the language',
      [line('Zeste'), line('Éclair'), line('eau'), line('Œuf'), line('Oignon')],
      two,
      ['eau', 'Éclair', 'Œuf', 'Oignon', 'Zeste'],
    ],
    [
      'goes by shelf and name alone among what is in no aisle',
      [
        line('Nem', { category: 'TRAITEUR' }),
        line('Ail', { category: 'LEGUME' }),
        line('Beurre', { category: 'LAITIER' }),
      ],
      two,
      ['Ail', 'Beurre', 'Nem'],
    ],
    [
      'goes by category in the shop’s order where the store has no aisles',
      [
        line('Ail', { category: 'CONGELE' }),
        line('Zeste', { category: 'FRUIT' }),
        line('Biche', { category: 'VIANDE' }),
        line('Nouveau', { category: 'UNKNOWN' }),
      ],
      [],
      ['Zeste', 'Biche', 'Ail', 'Nouveau'],
    ],
  ])('%s', (_, lines, aisles, expected) => expect(names(lines, aisles)).toEqual(expected));

  test('orders the letters of Vietnamese as Vietnamese does', () => {
    const goods = ['Đậu', 'Dừa', 'Ốc', 'Ớt', 'Ổi', 'Xoài'].map((name) => line(name));
    expect(names(goods, [], 'vi')).toEqual(['Dừa', 'Đậu', 'Ốc', 'Ổi', 'Ớt', 'Xoài']);
  });

  test('is of stops: lines of one product stand together, in the order of the orders', () => {
    const rice = line('Riz', { shelf: 'A2' });
    const lines = [
      { ...rice, letter: 'A' },
      { ...line('Sel', { shelf: 'A1' }), letter: 'A' },
      // Renamed since: it is the same product at the same place.
      { ...rice, name: 'Ancien nom', shelf: 'Z9', letter: 'C' },
    ];
    const stops = walkingStops(lines, { aisles: two, language: 'fr' });
    expect(stops.map(({ name, lines }) => [name, lines.map(({ letter }) => letter).join('')])).toEqual([
      ['Sel', 'A'],
      ['Riz', 'AC'],
    ]);
    expect(stops[1]).toMatchObject({ aisle: 'Épicerie', category: null, shelf: 'A2', storageType: 'dry' });
  });

  test('says which aisle a stop is in: none for what the store has placed nowhere, its category without aisles', () => {
    const sponge = line('Éponge', { category: 'NONALIMENTAIRE' });
    expect(walk([sponge], two)).toMatchObject([{ aisle: null, category: null }]);
    expect(walk([sponge])).toMatchObject([{ aisle: null, category: 'NONALIMENTAIRE' }]);
  });
});

const pickable = fc.record({
  productId: fc.nat(12),
  name: fc.constantFrom('Riz', 'riz', 'Eau', 'Éclair', 'Ail', 'Œuf', 'Đậu', 'Dừa', 'Ớt'),
  category: fc.constantFrom('RIZ', 'BOISSON', 'SAUCE', 'FRUIT', 'CONGELE', 'NEW'),
  storageType: fc.constantFrom(...storageTypes),
  shelf: fc.constantFrom(null, '', 'A1', 'a2', 'A10', 'B2', 'B10', 'A2B3', 'A2B12', '7', '12'),
});
const layout = fc.constantFrom<readonly Aisle[]>(
  [],
  two,
  [{ name: 'Tout', categories: ['CONGELE', 'FRUIT'] }],
  [{ name: 'Vide', categories: [] }, ...two],
);

test('the walk is that of a naive search for the next stop', () => {
  fc.assert(
    fc.property(
      fc.array(pickable, { maxLength: 15 }),
      layout,
      fc.constantFrom(...languages),
      (lines, aisles, language) => {
        const walked = walkingStops(lines, { aisles, language });
        expect(walked.map(({ productId }) => productId)).toEqual(naiveWalk(lines, aisles, language));
        // Nothing is lost, nothing comes twice.
        expect(walked.flatMap((stop) => stop.lines)).toHaveLength(lines.length);
        for (const stop of walked) expect(stop.lines).toEqual(lines.filter((one) => one.productId === stop.productId));
      },
    ),
  );
});

/** Takes, again and again, the product before which no other comes. */
function naiveWalk(lines: readonly ToPick[], aisles: readonly Aisle[], language: Language): number[] {
  const left = lines.filter((one, i) => lines.findIndex(({ productId }) => productId === one.productId) === i);
  const walked: number[] = [];
  while (left.length > 0) {
    const next = left.findIndex((one) =>
      left.every((other) => other === one || isBefore(one, other, aisles, language)),
    );
    walked.push(left.splice(next, 1)[0]?.productId ?? -1);
  }
  return walked;
}

function isBefore(a: ToPick, b: ToPick, aisles: readonly Aisle[], language: Language): boolean {
  const keys = [a, b].map((one): (number | string)[] => {
    const found = aisles.findIndex(({ categories }) => categories.some((category) => category === one.category));
    const inShop = Object.keys(categoryColors).indexOf(one.category);
    const place = aisles.length === 0 ? inShop : found;
    return [
      { dry: 1, refrigerated: 2, frozen: 3 }[one.storageType],
      place === -1 ? 1000 : place,
      one.shelf ? 1 : 2,
      // Digits before letters; each number as wide as the widest.
      (one.shelf ?? '').toUpperCase().replace(/\d+/g, (digits) => digits.padStart(6, '0')),
      collationKey(one.name, language),
      one.productId,
    ];
  });
  const [mine = [], other = []] = keys;
  for (const [i, key] of mine.entries()) if (key !== other[i]) return key < (other[i] as typeof key);
  return true;
}
