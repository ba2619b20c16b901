import { expect, test } from 'vitest';
import type { Product } from '#contract/catalogue/catalogue.ts';
import { plainProduct } from '#web/testing/plain-product.ts';
import { readText, renderPart } from '#web/testing/render-part.tsx';
import { ProductTile } from './product-grid.tsx';

type Given = Partial<Omit<Product, 'product'>> & { product?: Partial<Product['product']> };

/** A card as the server writes it, and what stands in its parts, with plain spaces. */
async function cardOf({ product = {}, ...more }: Given) {
  const item = { ...plainProduct, ...more, product: { ...plainProduct.product, ...product } };
  const html = (await renderPart(<ProductTile item={item} />)).replaceAll('\u00a0', ' ');
  const part = (pattern: RegExp) => readText(pattern.exec(html)?.[1] ?? '');
  const name = /<h3[^>]*>(.*?)<\/h3>/.exec(html)?.[1] ?? '';
  return {
    html,
    name: readText(name),
    nameInSight: readText(name.replace(/<span class="sr-only">.*?<\/span>/, '')),
    facts: part(/<\/h3>.*?<\/p>(<p.*?<\/p>)/),
    stock: part(/(<p class="tile-stock.*?<\/p>)/),
  };
}

const longName = 'Assortiment de sushis et makis aux trois saumons de la Maison Lotus';

test.each([
  ['250 g', {}, '250 g €2.50 / kg'],
  ['6 × 33 cl', { pieces: 6 }, '6 × 33 cl €2.50 / kg'],
  ['12 pièces, 320 g', { pieces: 12 }, '12 pièces, 320 g €2.50 / kg'],
])('a name of any length is cut, its size %s never: it stands with the facts', async (size, product, facts) => {
  const card = await cardOf({ name: `${longName} ${size}`, product });
  expect(card.nameInSight).toBe(longName);
  // For screen readers, and for whoever looks for a product, the link has its whole name.
  expect(card.name).toBe(`${longName} ${size}`);
  expect(card.facts).toBe(facts);
});

test.each<[string, Given, string]>([
  ['packed', { name: 'Riz rond 1 kg' }, '1 kg €2.50 / kg'],
  ['reduced', { name: 'Riz rond 1 kg', reduction: { percent: 20, priorPrice: 3.1 } }, '1 kg €2.50 / kg'],
  ['sold out', { name: 'Riz rond 1 kg', quantityInStock: 0 }, '1 kg €2.50 / kg'],
  ['weighed', { product: { unit: 'KG' } }, 'per kg'],
  [
    'of which a piece is weighed',
    { product: { unitWeight: 200, isWeightEstimated: true } },
    'each, approx. 200 g €2.50 / kg',
  ],
  ['counted', { name: 'Eggs', product: { pieces: 6 } }, 'for 6 €2.50 / kg'],
])('what is %s ends with one line of facts', async (_, given, facts) => {
  expect((await cardOf(given)).facts).toBe(facts);
});

test.each([
  [0, 'Out of stock'],
  [3, 'Only 3 left'],
  [9, 'Only 9 left'],
  [10, ''],
])('of %d left the card says, with the price and not on the picture: %s', async (quantityInStock, words) => {
  const card = await cardOf({ quantityInStock });
  expect(card.stock).toBe(words);
  if (words) expect(card.html.indexOf('tile-stock')).toBeGreaterThan(card.html.indexOf('€'));
});

test('a reduction is said once, beside the button', async () => {
  const { html } = await cardOf({ reduction: { percent: 20, priorPrice: 3.1 } });
  expect(readText(html).match(/20 ?%/g)).toHaveLength(1);
  expect((await cardOf({})).html).not.toContain('tile-cut');
});
