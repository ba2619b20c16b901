import { expect, test } from 'vitest';
import { nameWords, rankEquivalents } from './rank-equivalents.ts';

const at = (name: string, cents: number | null, per: 'kg' | 'l' | 'piece' = 'kg') => ({
  name,
  words: nameWords(name),
  unitPrice: cents === null ? null : { cents, per },
});
const ranked = (wanted: ReturnType<typeof at>, ...others: ReturnType<typeof at>[]) =>
  rankEquivalents(wanted, others).map(({ name }) => name);

test('the words of the name go first', () => {
  expect(
    ranked(
      at('Riz jasmin Thiên Hương 1 kg', 300),
      at('Riz basmati 1 kg', 300),
      at('Vinaigre de riz 1 kg', 300),
      at('Riz jasmin brisé 5 kg', 900),
      at('Quinoa 1 kg', 300),
    ),
  ).toEqual(['Riz jasmin brisé 5 kg', 'Riz basmati 1 kg', 'Vinaigre de riz 1 kg', 'Quinoa 1 kg']);
});

test('equal names go by the unit price, as a ratio; another unit or no price is last', () => {
  expect(
    ranked(
      at('Mangue', 200),
      at('Mangue a', 390),
      at('Mangue b', 110),
      at('Mangue c', 200, 'piece'),
      at('Mangue d', 250),
    ),
  ).toEqual(['Mangue d', 'Mangue b', 'Mangue a', 'Mangue c']);
  expect(ranked(at('Mangue', null), at('Poire', 1), at('Mangue', 900))).toEqual(['Mangue', 'Poire']);
});

test('sizes, numbers and little words say nothing', () => {
  expect(nameWords('Lait de coco 40 cl Bò Kho 5x1l')).toEqual(['lait', 'coco', 'kho']);
  expect(ranked(at('250 g', 100), at('de 2', 100))).toEqual(['de 2']);
});
