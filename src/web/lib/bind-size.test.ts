import { expect, test } from 'vitest';
import { bindSize } from './bind-size.ts';

test.each([
  ['Bo bun au bœuf 450 g', 'Bo bun au bœuf 450_g'],
  ['Bière au riz Phố Nhỏ 6 × 33 cl', 'Bière au riz Phố Nhỏ 6_×_33_cl'],
  ['Eau en pack Source Mirevent 6 × 1 L', 'Eau en pack Source Mirevent 6_×_1_L'],
  ['Chapatis Vallée Kesari 10 pièces, 400 g', 'Chapatis Vallée Kesari 10 pièces, 400_g'],
  ['Chocolat noir 70\u00a0% Anselme & Lise', 'Chocolat noir 70_% Anselme & Lise'],
  ['Tofu 2 grains, 3 légumes', 'Tofu 2 grains, 3 légumes'],
])('%s keeps its size on one line', (name, bound) => {
  expect(bindSize(name)).toBe(bound.replaceAll('_', '\u00a0'));
});
