import { expect, test } from 'vitest';
import { hasNews, takeFresh } from './cart-fresh.ts';
import type { CartLine } from './cart-line.ts';

function line(id: number, quantity: number, price: number, stock = 100): CartLine {
  const product = { inventory: true, quantityInStock: stock, quantityStep: 1 } as CartLine['product'];
  return { id, name: `Product ${id}`, price, image: null, category: 'RIZ', quantity, product };
}

test('a cart at today’s prices has no news', () => {
  const cart = [line(1, 2, 3.5), line(2, 1, 1.2)];
  const { lines, news } = takeFresh(cart, { lines: cart, missing: [] });
  expect(lines).toEqual(cart);
  expect(hasNews(news)).toBe(false);
});

test('names what is gone, what costs something else and what is short', () => {
  const cart = [line(1, 2, 3.5), line(2, 9, 1.2), line(3, 1, 4)];
  const fresh = { lines: [line(1, 2, 2.99), line(2, 5, 1.2, 5)], missing: [line(3, 1, 4)] };
  const { lines, news } = takeFresh(cart, fresh);
  expect(lines).toEqual([line(1, 2, 2.99), line(2, 5, 1.2, 5)]);
  expect(news.gone).toEqual(['Product 3']);
  expect(news.prices).toEqual([{ id: 1, name: 'Product 1', before: 3.5, now: 2.99 }]);
  expect(news.quantities.map((one) => [one.line.id, one.before, one.line.quantity])).toEqual([[2, 9, 5]]);
  expect(hasNews(news)).toBe(true);
});

test('what the shopper did meanwhile stands', () => {
  const asked = [line(1, 2, 3.5), line(2, 1, 1.2)];
  const meanwhile = [line(1, 7, 3.5), line(9, 1, 5)];
  const { lines, news } = takeFresh(meanwhile, { lines: asked, missing: [] });
  expect(lines).toEqual([line(1, 7, 3.5), line(9, 1, 5)]);
  expect(hasNews(news)).toBe(false);
});
