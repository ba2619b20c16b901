import { expect, test } from 'vitest';
import { addressLine, bindSize } from './no-break.ts';

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

test.each([
  ['18 rue des Jonques', '75013', 'Paris', '18 rue des Jonques, 75013\u00a0Paris'],
  ['2 rue du Port', '94200', 'Ivry-sur-Seine', '2 rue du Port, 94200\u00a0Ivry-\u2060sur-\u2060Seine'],
  ['9 cours du Lac', '33000', 'Le Bouscat', '9 cours du Lac, 33000\u00a0Le Bouscat'],
])('%s: %s %s does not part from its postal code', (street, postalCode, city, line) => {
  expect(addressLine({ street, postalCode, city })).toBe(line);
});
