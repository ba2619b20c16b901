import { expect, test } from 'vitest';
import { splitSize } from './name-size.ts';

test.each([
  ['Bo bun au bœuf 450 g', null, 'Bo bun au bœuf', '450 g'],
  ['Bière au riz Phố Nhỏ 6 × 33 cl', 6, 'Bière au riz Phố Nhỏ', '6 × 33 cl'],
  ['Eau plate 6x1,5L', 6, 'Eau plate', '6x1,5L'],
  ['Surimi Port Sablon × 16, 256 g', 16, 'Surimi Port Sablon', '× 16, 256 g'],
  ['Œufs plein air × 6', 6, 'Œufs plein air', '× 6'],
  ['Chapatis Vallée Kesari 10 pièces, 400 g', 10, 'Chapatis Vallée Kesari', '10 pièces, 400 g'],
  ['Bàn chải tre Bulle & Linge 2 cái', 2, 'Bàn chải tre Bulle & Linge', '2 cái'],
  ['Nước suối Source Mirevent 1,5 lít', null, 'Nước suối Source Mirevent', '1,5 lít'],
  ['Assiettes 23 cm Bulle & Linge 20 pièces', 20, 'Assiettes 23 cm Bulle & Linge', '20 pièces'],
  // A number that is no size belongs to the name.
  ['Pizza 4 fromages', null, 'Pizza 4 fromages', ''],
  ['Farine T55', null, 'Farine T55', ''],
  ['Ananas Victoria', null, 'Ananas Victoria', ''],
  ['Comté AOP 12 mois à la coupe', null, 'Comté AOP 12 mois à la coupe', ''],
  // A size alone is a name.
  ['500 g', null, '500 g', ''],
  // Before the brand.
  ['Free-range eggs × 6 Ferme de Bellegarenne', 6, 'Free-range eggs × 6 Ferme de Bellegarenne', '× 6'],
  ['Coffee pods × 40, 208 g Brume', 40, 'Coffee pods × 40, 208 g Brume', '× 40, 208 g'],
  // The day of a lot of short date is what it is about.
  [
    'Abricots secs 250 g – à consommer avant le 30/11/2026',
    null,
    'Abricots secs',
    '250 g – à consommer avant le 30/11/2026',
  ],
  ['Garlic – best before 01/12/2026', null, 'Garlic', '– best before 01/12/2026'],
  ['Tỏi – dùng trước ngày 01/12/2026', null, 'Tỏi', '– dùng trước ngày 01/12/2026'],
])('%s, of %s pieces, is %s of %s', (name, pieces, title, size) => {
  expect(splitSize(name, pieces)).toEqual({ title, size });
});
