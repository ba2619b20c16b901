import { expect, test } from 'vitest';
import type { CartLine } from '#web/shared/cart/cart-line.ts';
import { orderFigures } from '#web/shared/cart/order-figures.ts';
import type { ShopStore } from '#web/shared/shop/shop.ts';
import { readText, renderPart, tagsOf } from '#web/testing/render-part.tsx';
import { CartLineRow } from './cart-line-row.tsx';
import { CartSummary } from './cart-summary.tsx';

const lineOf = (quantity: number): CartLine => ({
  id: 7,
  name: 'Riz basmati 1 kg',
  price: 3.5,
  image: '/pictures/rice-640.webp',
  category: 'RIZ',
  quantity,
  product: {
    slug: 'riz-7',
    quantityStep: 1,
    firstQuantity: 1,
    quantityInStock: 9,
    inventory: true,
    vatInPercent: 5.5,
    unit: 'P',
    unitPrice: 3.5,
    unitPriceUnit: 'kg',
    reduction: null,
    pictureColor: null,
    unitWeight: 1000,
    isWeightEstimated: false,
    pieces: null,
    packaging: null,
  } as CartLine['product'],
});
const rowOf = (quantity: number) => renderPart(<CartLineRow line={lineOf(quantity)} category="Rice" />);

test('a line shows picture, name, category and price, and can be taken out', async () => {
  const html = await rowOf(2);
  expect(tagsOf(html, 'img').join()).toContain('/pictures/rice-320.webp');
  expect(tagsOf(html, 'a').join()).toContain('href="/products/riz-7"');
  for (const text of ['Rice', 'Riz basmati 1 kg', '€3.50', '€7.00'])
    expect(readText(html).replaceAll('\u00a0', ' ')).toContain(text);
  expect(html).toContain('aria-label="Remove Riz basmati 1 kg from the basket"');
});

test('minus is dead at 1 and alive above', async () => {
  const minus = async (quantity: number) =>
    tagsOf(await rowOf(quantity), 'button').find((tag) => tag.includes('aria-label="Take one out"'));
  expect(await minus(1)).toContain(' disabled=""');
  expect(await minus(2)).not.toContain(' disabled=""');
});

const store = {
  id: 1,
  name: 'Panier Paris',
  address: { postalCode: '75013' },
  allowDelivery: true,
  shippingRules: [
    { postalCode: '75013', orderAmount: 50, deliveryFeeForRetail: 4.9, deliveryFeeForWholesale: 2 },
    { postalCode: '75013', orderAmount: 50, deliveryFeeForRetail: 0, deliveryFeeForWholesale: 0 },
    { postalCode: '*****', orderAmount: 20, deliveryFeeForRetail: 1000, deliveryFeeForWholesale: 1000 },
  ],
} as unknown as ShopStore;
const summaryOf = (price: number, postalCode: string) => {
  const asked = { store, method: 'delivery', postalCode, priceType: 'retail', decimals: 2 } as const;
  const figures = orderFigures({ ...asked, lines: [{ ...lineOf(2), price }] });
  return renderPart(
    <CartSummary store={store} cart={{ figures, method: 'delivery', postalCode, minimum: null, isChecked: true }} />,
  );
};
const checkout = (html: string) => tagsOf(html, 'a').find((tag) => tag.includes('href="/checkout"'));

test('the summary has subtotal, fee, what is missing to free delivery with two decimals, total, and both ways on', async () => {
  const html = await summaryOf(10, '75013');
  for (const text of ['Subtotal €20.00', 'Delivery to 75013 €4.90', '€30.00 more for free delivery', 'Total €24.90'])
    expect(readText(html)).toContain(text);
  expect(checkout(html)).toBeDefined();
  expect(html).toMatch(/<a\b[^>]*href="\/products"[^>]*>Continue shopping</);
});

test('free delivery is said in the place of the fee', async () => {
  const text = readText(await summaryOf(25, '75013'));
  expect(text).toContain('Delivery to 75013 Free');
  expect(text).toContain('Delivery is free.');
});

test('where nothing is delivered a message says so, the way to the checkout is dead and the row of the fee gone', async () => {
  const html = await summaryOf(1, '01000');
  expect(readText(html)).toContain('Delivery is not possible for this basket.');
  expect(readText(html)).not.toContain('Delivery to');
  expect(checkout(html)).toBeUndefined();
  expect(html).toMatch(/<button\b[^>]*disabled=""[^>]*>(<[^>]*>)*Checkout</);
});
