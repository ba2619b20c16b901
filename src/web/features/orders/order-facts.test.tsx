import { expect, test } from 'vitest';
import type { Order } from '#contract/orders/orders.ts';
import { readText, renderPart } from '#web/testing/render-part.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderLines } from './order-lines.tsx';

const home = { shippingAddress: '1 rue des Lilas', shippingPostalCode: '75013', shippingCity: 'Paris' };
const bill = { billingAddress: '1 rue des Lilas', billingPostalCode: '75013', billingCity: 'Paris' };
const order = { type: 'delivery', status: 'submitted', paymentMethod: 'cash', paymentStatus: 'needs_payment', ...home };
const textOf = async (more: object) =>
  readText(await renderPart(<OrderFacts order={{ ...order, ...more } as Order} store={undefined} />));

test.each([
  ['none was given', {}, null],
  ['it is that of the delivery', bill, null],
  ['it has another street', { ...bill, billingAddress: '2 rue du Puits' }, '2 rue du Puits 75013 Paris'],
  ['it has another town', { ...bill, billingCity: 'Lyon' }, '1 rue des Lilas 75013 Lyon'],
])('the billing address stands with the order unless %s', async (_, more, expected) => {
  const text = await textOf(more);
  expect(text.includes('Billing address')).toBe(expected !== null);
  if (expected) expect(text).toContain(`Billing address ${expected}`);
});

test.each([
  [null, null],
  ['best_match', 'Replace it with the best match'],
  ['ask_me', 'Ask you'],
  ['refund', 'Do not replace it'],
] as const)('what to do about goods that have run out is said: %s', async (substitution, expected) => {
  const text = await textOf({ substitution });
  expect(text.includes('If something has run out')).toBe(expected !== null);
  if (expected) expect(text).toContain(`If something has run out ${expected}`);
});

test.each([
  ['fr', 'S’il manque : Ne pas le remplacer'],
  ['en', 'If it has run out: Do not replace it'],
  ['vi', 'Nếu hết hàng: Không thay'],
] as const)('in %s a line says the wish that is its own, and no other does', async (language, expected) => {
  const line = { productName: 'Apples', quantity: 1, unit: 'P', priceIncludeTaxes: 2, lineTotal: 2, picture: null };
  const items = [
    { ...line, id: 1, slug: null, substitutionWish: 'refund' },
    { ...line, id: 2, slug: null, substitutionWish: null },
  ] as unknown as Order['orderItems'];
  const text = readText(await renderPart(<OrderLines items={items} />, { language }));
  expect(text.split(expected)).toHaveLength(2);
});

test.each([
  ['submitted', 'needs_payment', 12, true],
  // By credit alone.
  ['submitted', 'needs_payment', 0, false],
  ['cancelled', 'needs_payment', 0, false],
  ['rejected', 'needs_payment', 0, false],
  ['cancelled', 'refunded', 0, true],
] as const)('of a %s order, %s with %d due, that is said: %s', async (status, paymentStatus, due, isSaid) => {
  const text = await textOf({ status, paymentStatus, duePaymentAmount: due });
  expect(text).toContain('Cash on delivery');
  expect(/to be paid|refunded/.test(text)).toBe(isSaid);
});
