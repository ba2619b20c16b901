import { expect, test } from 'vitest';
import { findStores } from './find-stores.ts';

const at = (name: string, street: string, postalCode: string, city: string) => ({
  name,
  address: { street, city, state: null, postalCode, country: 'FR' },
});
const stores = [
  at('Panier Évry', '3 place de l’Agora', '91000', 'Évry-Courcouronnes'),
  at('Panier Lille', '12 rue Nationale', '59000', 'Lille'),
  at('Panier Paris 13', '48 avenue d’Ivry', '75013', 'Paris'),
];

test.each([
  ['', ['Panier Évry', 'Panier Lille', 'Panier Paris 13']],
  ['  ', ['Panier Évry', 'Panier Lille', 'Panier Paris 13']],
  ['panier', ['Panier Évry', 'Panier Lille', 'Panier Paris 13']],
  ['evry', ['Panier Évry']],
  ['IVRY', ['Panier Paris 13']],
  ['75', ['Panier Paris 13']],
  ['nationale lil', ['Panier Lille']],
  ['courcour', ['Panier Évry']],
  ['paris lille', []],
  // The beginning of a word, not its middle.
  ['ille', []],
])('“%s” finds %j', (typed, names) => {
  expect(findStores(stores, typed).map(({ name }) => name)).toEqual(names);
});
