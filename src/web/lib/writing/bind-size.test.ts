import { expect, test } from 'vitest';
import { bindSize } from './bind-size.ts';

test.each([
  ['Bo bun au bœuf 450 g', 'Bo bun au bœuf 450_g'],
  ['Bière au riz Phố Nhỏ 6 × 33 cl', 'Bière au riz Phố Nhỏ 6_×_33_cl'],
  ['Surimi Port Sablon × 16, 256 g', 'Surimi Port Sablon_×_16, 256_g'],
  ['Eau en pack Source Mirevent 6 × 1 L', 'Eau en pack Source Mirevent 6_×_1_L'],
  ['Chapatis Vallée Kesari 10 pièces, 400 g', 'Chapatis Vallée Kesari 10 pièces, 400_g'],
  ['Chocolat noir 70\u00a0% Anselme & Lise', 'Chocolat noir 70_% Anselme & Lise'],
  ['Bàn chải tre Bulle & Linge 2 cái', 'Bàn chải tre Bulle & Linge 2_cái'],
  ['Bánh madeleine Anselme & Lise 10 cái, 250 g', 'Bánh madeleine Anselme & Lise 10_cái, 250_g'],
  ['Tofu 2 grains, 3 légumes', 'Tofu 2 grains, 3 légumes'],
])('%s keeps its size on one line', (name, bound) => {
  expect(bindSize(name)).toBe(bound.replaceAll('_', '\u00a0'));
});
