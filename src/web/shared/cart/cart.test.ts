import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import type { Product } from '#contract/catalogue/catalogue.ts';
import { readLog } from '#web/lib/browser/log.ts';
import { plainProduct } from '#web/testing/plain-product.ts';
import { addToCart, removeFromCart, replaceCart, setCartQuantity } from './cart.ts';
import { type CartLine, cartCount, cartTotal, maxQuantity, readCartLines, toCartLine } from './cart-line.ts';
import type { CartStorage } from './cart-storage.ts';
import { openCart, settleCart, updateCart, watchCart } from './cart-store.ts';
import { readCart } from './shown-cart.ts';

const picture = { picture: '/p.webp', pictures: ['/p.webp'] };
const apples = { ...plainProduct, htmlDescription: '<p>Long</p>', quantityInStock: 5 };
const makeProduct = (more: Partial<Product> = {}): Product => {
  return { ...apples, product: { ...plainProduct.product, ...picture }, ...more };
};

let kept: readonly CartLine[];
let otherTab: () => void;
let fails: { read: boolean; save: boolean };
const memory: CartStorage = {
  kind: 'localStorage',
  read: () => {
    if (fails.read) throw new Error('cannot be read');
    return [...kept];
  },
  save: (lines) => {
    if (fails.save) throw new Error('full');
    kept = lines;
  },
  watch: (listener) => {
    otherTab = listener;
    return () => undefined;
  },
};
beforeEach(async () => {
  await settleCart();
  kept = [];
  fails = { read: false, save: false };
  await openCart(memory);
});
const pairs = (lines: readonly CartLine[]) => lines.map((line) => [line.id, line.quantity]);
const shown = () => pairs(readCart().lines);
async function held() {
  await settleCart();
  expect(shown()).toEqual(pairs(kept));
  return pairs(kept);
}

test('the first press takes the first quantity, further ones a step, whatever is in the cart by then', async () => {
  const apples = makeProduct({ quantityStep: 0.25, firstQuantity: 1, quantityInStock: 1.5 });
  for (const quantity of [1, 1.25, 1.5, 1.5]) {
    addToCart(apples);
    expect(shown()).toEqual([[1, quantity]]);
  }
  // Another tab has taken it out, and this one does not know of it yet.
  await settleCart();
  kept = [];
  addToCart(apples);
  expect(await held()).toEqual([[1, 1]]);
});

test('where less than the first quantity is left, the press takes what is left', async () => {
  addToCart(makeProduct({ quantityStep: 0.1, firstQuantity: 1, quantityInStock: 0.3 }));
  expect(await held()).toEqual([[1, 0.3]]);
});

test('adding shows at once, counts up to the stock and never beyond', async () => {
  const apples = makeProduct();
  addToCart(apples);
  expect(shown()).toEqual([[1, 1]]);
  addToCart(apples, 3);
  expect(await held()).toEqual([[1, 4]]);
  addToCart(apples, 9);
  expect(await held()).toEqual([[1, 5]]);
  addToCart(makeProduct({ id: 2, quantityInStock: 0 }));
  expect(await held()).toEqual([[1, 5]]);
  addToCart(makeProduct({ id: 3, quantityInStock: 0, inventory: false }), 2000);
  expect(await held()).toEqual([
    [1, 5],
    [3, 999],
  ]);
});

test('tenths of a kilogram do not drift', async () => {
  const grapes = makeProduct({ quantityStep: 0.1, firstQuantity: 0.1, quantityInStock: 1.25 });
  for (let i = 0; i < 3; i++) addToCart(grapes);
  expect(await held()).toEqual([[1, 0.3]]);
  addToCart(grapes, 5);
  expect(await held()).toEqual([[1, 1.2]]);
});

test('a quantity of nothing takes the line out; undo brings it back where it stood', async () => {
  addToCart(makeProduct());
  addToCart(makeProduct({ id: 2 }), 2);
  addToCart(makeProduct({ id: 3 }));
  setCartQuantity(1, 0);
  const undo = removeFromCart(2);
  expect(await held()).toEqual([[3, 1]]);
  undo();
  undo();
  expect(await held()).toEqual([
    [2, 2],
    [3, 1],
  ]);
  replaceCart([]);
  expect(await held()).toEqual([]);
});

test('a cart holds 200 lines', async () => {
  updateCart(() => Array.from({ length: 200 }, (_, i) => toCartLine(makeProduct({ id: i + 1 }), 1)));
  addToCart(makeProduct({ id: 999 }));
  addToCart(makeProduct({ id: 7 }));
  const lines = await held();
  expect(lines).toHaveLength(200);
  expect(lines[6]).toEqual([7, 2]);
});

test('what another tab has written a moment ago is added to, not written over', async () => {
  kept = [toCartLine(makeProduct({ id: 7 }), 2)];
  addToCart(makeProduct({ id: 8 }));
  addToCart(makeProduct({ id: 7 }));
  expect(await held()).toEqual([
    [7, 3],
    [8, 1],
  ]);
});

test('what another tab keeps is shown', async () => {
  kept = [toCartLine(makeProduct({ id: 7 }), 2)];
  otherTab();
  await expect.poll(shown).toEqual([[7, 2]]);
});

test('a cart that cannot be read is shown empty and not written over with less', async () => {
  addToCart(makeProduct({ id: 7 }), 2);
  await held();
  fails.read = true;
  addToCart(makeProduct({ id: 8 }));
  await settleCart();
  expect(pairs(kept)).toEqual([
    [7, 2],
    [8, 1],
  ]);
  await openCart(memory);
  expect(readCart()).toMatchObject({ lines: [], isReady: true });
  expect(readLog().at(-1)).toMatchObject({ what: 'cart.load', reason: 'Error: cannot be read' });
});

test('a cart that cannot be saved stands on the page, says so, and is saved when it can be', async () => {
  fails.save = true;
  addToCart(makeProduct());
  addToCart(makeProduct({ id: 2 }));
  await settleCart();
  expect(readCart().hasSaveFailed).toBe(true);
  expect(readLog().at(-1)).toMatchObject({ what: 'cart.save', reason: 'Error: full' });
  expect(shown()).toEqual([
    [1, 1],
    [2, 1],
  ]);
  otherTab();
  fails.save = false;
  addToCart(makeProduct({ id: 3 }));
  expect(await held()).toHaveLength(3);
  expect(readCart().hasSaveFailed).toBe(false);
});

test('lines that do not change stay the same objects, and nothing is told when nothing changes', async () => {
  addToCart(makeProduct());
  addToCart(makeProduct({ id: 2 }));
  await held();
  kept = structuredClone(kept) as CartLine[];
  const [first] = readCart().lines;
  let calls = 0;
  const stop = watchCart(() => {
    calls += 1;
  });
  setCartQuantity(2, 3);
  await held();
  expect(readCart().lines[0]).toBe(first);
  otherTab();
  await settleCart();
  expect(calls).toBe(1);
  stop();
});

test('a line keeps what the cart shows of a product, and the product with its pictures and its supplier', () => {
  const item = makeProduct();
  const line = toCartLine({ ...item, product: { ...item.product, supplier: 'Verger', supplierCode: 'V1' } }, 2);
  expect(line).toMatchObject({ id: 1, name: 'Pommes', price: 2.5, image: '/p.webp', category: 'FRUIT', quantity: 2 });
  expect(line.product).toMatchObject({ pictures: ['/p.webp'], supplier: 'Verger', supplierCode: 'V1', unit: 'P' });
  expect(readCartLines(JSON.parse(JSON.stringify([line])))).toEqual([line]);
});

test('the count and the long description', () => {
  const lines = [toCartLine(makeProduct(), 3), toCartLine(makeProduct({ quantityStep: 0.1 }), 0.7)];
  expect(cartCount(lines)).toBe(4);
  expect(JSON.stringify(lines)).not.toContain('Long');
  expect(maxQuantity(toCartLine(makeProduct({ quantityInStock: 7.95, quantityStep: 0.5 }), 1))).toBe(7.5);
});

test('a line keeps what it is shown with: picture, category, supplier, unit', () => {
  const product = { ...makeProduct().product, supplier: 'Halle', supplierCode: 'H-7', unit: 'KG' as const };
  expect(toCartLine(makeProduct({ product }), 2)).toMatchObject({
    id: 1,
    name: 'Pommes',
    price: 2.5,
    image: '/p.webp',
    category: 'FRUIT',
    quantity: 2,
    product: { pictures: ['/p.webp'], supplier: 'Halle', supplierCode: 'H-7', unit: 'KG', inventory: true },
  });
});

test('the total rounds each line once, half up', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000 });
  const milli = fc.integer({ min: 1, max: 999_000 });
  fc.assert(
    fc.property(fc.array(fc.tuple(cents, milli), { maxLength: 8 }), (rows) => {
      const lines = rows.map(([price, quantity]) => toCartLine(makeProduct({ price: price / 100 }), quantity / 1000));
      const naive = rows.reduce(
        (sum, [price, quantity]) => sum + (BigInt(price) * BigInt(quantity) + 500n) / 1000n,
        0n,
      );
      expect(Math.round(cartTotal(lines, 2) * 100)).toBe(Number(naive));
    }),
  );
});

test.each([null, 'text', {}, [null, 3, { id: 'x' }], [{ id: 1, name: 'a', price: 1, quantity: 0, product: {} }]])(
  '%j stored is an empty cart',
  (stored) => {
    expect(readCartLines(stored)).toEqual([]);
  },
);
