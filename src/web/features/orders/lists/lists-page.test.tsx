import { expect, test } from 'vitest';
import type { ShoppingList } from '#contract/cart/lists.ts';
import type { Sold } from '#web/shared/cart/cart-line.ts';
import type { ShopStore } from '#web/shared/shop/shop.ts';
import { plainProduct } from '#web/testing/plain-product.ts';
import { readText, renderPart, tagsOf } from '#web/testing/render-part.tsx';
import { ListCard } from './list-card.tsx';
import { ListItemRow } from './list-item-row.tsx';
import { SharedListView } from './shared-list-view.tsx';

const rice = {
  productId: 7,
  productName: 'Riz basmati 1 kg',
  quantity: 2,
  slug: 'riz-7',
  picture: '/pictures/rice-320.webp',
  unit: 'P',
  quantityStep: 1,
};
const gone = {
  productId: 8,
  productName: 'Kumquats',
  quantity: 1,
  slug: null,
  picture: null,
  unit: null,
  quantityStep: null,
};
const list: ShoppingList = {
  id: 3,
  version: 1,
  name: 'Weekly',
  items: [rice, gone],
  shareToken: null,
  updatedAt: '2026-11-24T10:00:00.000Z',
};
const store = { id: 1, name: 'Panier Paris' } as ShopStore;
const soldWith = (quantityInStock: number): Sold => ({ ...plainProduct, id: 7, price: 3.5, quantityInStock });
const cardOf = (more: Partial<ShoppingList> = {}) =>
  renderPart(<ListCard list={{ ...list, ...more }} isFirst onSaved={() => {}} onAsk={() => {}} />, { shop: { store } });
const rowOf = async (item: typeof rice | typeof gone, goods: Map<number, Sold> | null) => {
  return readText(
    await renderPart(
      <ListItemRow item={item} goods={goods}>
        {' '}
        {null}{' '}
      </ListItemRow>,
      { shop: { store } },
    ),
  );
};

test('a list shows its goods, with quantities to change, and all that can be done with it', async () => {
  const html = await cardOf();
  expect(readText(html)).toContain('Weekly 2 products');
  expect(tagsOf(html, 'img').join()).toContain('/pictures/rice-320.webp');
  expect(tagsOf(html, 'a').join()).toContain('href="/products/riz-7"');
  const buttons = tagsOf(html, 'button').join();
  for (const label of ['Remove Riz basmati 1 kg from the list', 'Remove Kumquats from the list', 'Share: Weekly'])
    expect(buttons).toContain(`aria-label="${label}"`);
  // What is sold no more can be removed, and nothing else.
  expect(html.match(/role="spinbutton"/g)).toHaveLength(1);
  expect(readText(html)).toContain('Add all to basket Share Rename Delete');
});

test('a list says whether it is shared, and an empty one what to do', async () => {
  expect(readText(await cardOf())).not.toContain('Shared');
  expect(readText(await cardOf({ shareToken: 'x' }))).toContain('Weekly Shared');
  const empty = readText(await cardOf({ items: [] }));
  expect(empty).toContain('This list is empty.');
  expect(empty).not.toContain('Add all to basket');
});

test.each([
  ['sold', rice, soldWith(9), '€3.50'],
  ['sold out', rice, soldWith(0), 'Out of stock'],
  ['not sold in this store', rice, null, 'Not sold at Panier Paris'],
  ['sold nowhere any more', gone, null, 'No longer sold'],
])('%s is said', async (_, item, sold, text) => {
  expect(await rowOf(item, new Map(sold ? [[7, sold]] : []))).toContain(text);
  if (text !== 'Out of stock')
    expect(await rowOf(item, new Map(sold ? [[7, sold]] : []))).not.toContain('Out of stock');
});

test('nothing is said of a price before it is known', async () => {
  expect(await rowOf(rice, null)).toBe('Riz basmati 1 kg');
});

test('a shared list is seen and put in the basket, and changed by nobody', async () => {
  const html = await renderPart(<SharedListView list={{ name: 'Weekly', items: [rice] }} />, { shop: { store } });
  expect(readText(html)).toBe('Shared list Weekly Add all to basket Riz basmati 1 kg × 2');
  expect(tagsOf(html, 'button')).toHaveLength(1);
});
