import { expect, test } from 'vitest';
import type { ProductDetail } from '#contract/catalogue/catalogue.ts';
import type { ShopStore } from '#web/shared/shop/shop.ts';
import { plainProduct } from '#web/testing/plain-product.ts';
import { readText, renderPart, tagsOf } from '#web/testing/render-part.tsx';
import { CategoryField } from '../filters/category-field.tsx';
import { ProductTile } from '../product-grid.tsx';
import { ProductFacts } from './product-facts.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { ProductPurchase } from './product-purchase.tsx';

type Given = Partial<Omit<ProductDetail, 'product'>> & { product?: Partial<ProductDetail['product']> };
const itemOf = ({ product = {}, ...more }: Given = {}): ProductDetail => ({
  ...plainProduct,
  id: 3,
  slug: 'pommes-3',
  storeId: 1,
  discountEndsAt: null,
  lowestPrice30Days: null,
  origin: null,
  ingredients: null,
  allergens: [],
  allergensKnown: false,
  mayContain: [],
  diets: [],
  nutrition: null,
  alcoholPercent: null,
  ratingAverage: null,
  ratingCount: 0,
  ...more,
  product: { ...plainProduct.product, ...product },
});
const store = {
  id: 1,
  name: 'Panier Paris',
  allowDelivery: true,
  timeZone: 'Europe/Paris',
  address: { postalCode: '75013' },
  shippingRules: [
    { postalCode: '*****', orderAmount: 50, deliveryFeeForRetail: 4.9, deliveryFeeForWholesale: 2 },
    { postalCode: '*****', orderAmount: 60, deliveryFeeForRetail: 0, deliveryFeeForWholesale: 0 },
  ],
} as unknown as ShopStore;
const purchaseOf = (given: Given, more: { store?: ShopStore; language?: 'fr' | 'en' | 'vi' } = {}) =>
  renderPart(<ProductPurchase item={itemOf(given)} equivalents={undefined} />, {
    language: more.language ?? 'en',
    shop: { store: more.store ?? null },
  });

test.each([
  ['en', 0, 'Out of stock'],
  ['en', 5, 'Only 5 left'],
  ['en', 6, 'In stock'],
  ['fr', 0, 'Épuisé'],
  ['fr', 6, 'En stock'],
  ['vi', 0, 'Hết hàng'],
  ['vi', 6, 'Còn hàng'],
] as const)('in %s the page of a product of which %d are left says %s', async (language, quantityInStock, words) => {
  expect(readText(await purchaseOf({ quantityInStock }, { language }))).toContain(words);
});

const isDisabled = (html: string) => tagsOf(html, 'button').some((tag) => tag.includes('disabled=""'));

test.each([
  [0, true, true],
  [0, false, false],
  [1, true, false],
])('with %d in stock, tracked: %s, it cannot be put in the cart: %s', async (quantityInStock, inventory, isOut) => {
  const page = await purchaseOf({ quantityInStock, inventory });
  const card = await renderPart(<ProductTile item={itemOf({ quantityInStock, inventory })} />);
  expect(page.includes('Add to basket')).toBe(!isOut);
  expect(card.includes('Add Pommes to the basket')).toBe(!isOut);
  if (isOut) expect([isDisabled(page), isDisabled(card)]).toEqual([true, true]);
});

test('from which amount delivery is free is the store’s own, and said where it delivers', async () => {
  expect(readText(await purchaseOf({}, { store }))).toContain('Free delivery from €60.00');
  expect(readText(await purchaseOf({}, { store: { ...store, allowDelivery: false } }))).not.toContain('Free delivery');
  // Without a postal code its own zone is meant, not what holds for all others.
  const own = { postalCode: '75013', orderAmount: 30, deliveryFeeForRetail: 0, deliveryFeeForWholesale: 0 };
  const near = { ...store, shippingRules: [...store.shippingRules, own] };
  expect(readText(await purchaseOf({}, { store: near }))).toContain('Free delivery from €30.00');
});

test('supplier, unit and weight in grams are told', async () => {
  const product = { supplier: 'Halle du Val', unit: 'KG', articleWeight: 1250, unitWeight: 1000, volume: 330 } as const;
  const text = readText(await renderPart(<ProductFacts item={itemOf({ product })} origin="France" />));
  for (const fact of [
    'Supplier Halle du Val',
    'Origin France',
    'Unit By the kilo',
    'Gross weight 1,250 g',
    'Volume 330 ml',
  ])
    expect(text.replaceAll('\u00a0', ' ')).toContain(fact);
});

test('without a picture the emoji of the category stands in its place', async () => {
  expect(readText(await renderPart(<ProductGallery item={itemOf()} />))).toBe('🍎');
  expect(readText(await renderPart(<ProductTile item={itemOf({ category: 'RIZ' })} />))).toContain('🍚');
});

test('categories that cannot be had are an option that cannot be chosen', async () => {
  const html = await renderPart(<CategoryField categories={null} chosen="FRUIT" onChange={() => undefined} />);
  expect(html).toContain('<option disabled="">Failed to fetch product categories</option>');
});
