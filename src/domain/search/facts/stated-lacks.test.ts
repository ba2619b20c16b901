import { expect, test } from 'vitest';
import { lacks } from './lacks.ts';
import { sayingsOf, says } from './stated-lacks.ts';

test.each([
  ['sugar', ['Cola sans sucres 33 cl', '', ''], 'without'],
  ['sugar', ['Compote de pommes sans sucres ajoutés', '', ''], 'without'],
  ['sugar', ['Boisson au soja nature', '', 'Sữa đậu nành không đường'], 'without'],
  ['sugar', ['', 'Organic unsweetened almond drink', ''], 'without'],
  ['sugar', ['Lait concentré sucré', '', ''], 'having'],
  ['sugar', ['Pâte sucrée', '', ''], 'having'],
  ['sugar', ['', 'Sweetened condensed milk', ''], 'having'],
  ['sugar', ['', '', 'Sữa đặc có đường'], 'having'],
  ['sugar', ['Sucre blanc en poudre', 'White sugar', 'Đường trắng'], ''],
  ['sugar', ['Sauce sans gluten, sucre de canne', '', ''], ''],
  ['salt', ['', 'Unsalted butter', ''], 'without'],
  ['salt', ['Beurre demi-sel', 'Lightly salted butter', ''], 'having'],
  ['alcohol', ['Bière blonde sans alcool', '', ''], 'without'],
  ['caffeine', ['Capsules de café décaféiné', '', ''], 'without'],
  ['fat', ['', '', 'Kem đặc ít béo 15%'], 'without'],
  ['fat', ['Pêches au sirop léger', 'Peaches in light syrup', ''], ''],
])('%s of %j: %s', (what, names, expected) => {
  const lack = lacks.find((one) => one.what === what);
  const isSaid = (ways: (typeof lacks)[number]['stated'] = []) => says(names, sayingsOf(ways));
  const said = isSaid(lack?.stated) ? 'without' : isSaid(lack?.opposite) ? 'having' : '';
  expect(said).toBe(expected);
});
