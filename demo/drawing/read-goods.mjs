import { readdirSync, readFileSync } from 'node:fs';
import { inRepo } from './paths.mjs';

/** The brands of demo/brands.json by key. */
export function readBrands() {
  const { brands } = JSON.parse(readFileSync(inRepo('demo/brands.json'), 'utf8'));
  return Object.fromEntries(brands.map((brand) => [brand.key, brand]));
}

/** All goods of demo/goods/*.json in file order, each with its category code. */
export function readGoods(folder = inRepo('demo/goods')) {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => {
      const { category, goods } = JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'));
      return goods.map((product) => ({ ...product, category }));
    });
}

/** What the generator chooses beyond the goods' own words: aliases of art, arrangements, contents, single products. */
export const readChoices = () => JSON.parse(readFileSync(inRepo('demo/art/choices.json'), 'utf8'));

/** Which products have more views than the front, and what these show: by view, then by product. */
export const readViews = () => JSON.parse(readFileSync(inRepo('demo/art/views.json'), 'utf8'));
