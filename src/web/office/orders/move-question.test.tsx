import { expect, test } from 'vitest';
import { Refusal } from '#contract/errors.ts';
import { readText, renderPart, tagsOf } from '#web/testing/render-part.tsx';
import { reasonToSend } from '../form/reason-field.tsx';
import { BulkEffects } from './move-effects.tsx';
import { MoveQuestion } from './move-question.tsx';

const nothing = () => undefined;
const order = { orderNumber: 'P-26-ABC', email: 'lan@shop.example', customerId: 5, dueAmount: 12.4 };
const question = (more: object = {}) => (
  <MoveQuestion
    {...{ order, to: 'rejected', reason: 'Sold out', isBusy: false, refusal: null, ...more }}
    {...{ onReason: nothing, onConfirm: nothing, onClose: nothing }}
  />
);

test.each([
  ['fr', 'Motif (le client le lit)'],
  ['en', 'Reason (the customer reads it)'],
  ['vi', 'Lý do (khách hàng sẽ đọc)'],
] as const)('in %s an end is asked about with room for its reason', async (language, label) => {
  const html = await renderPart(question(), { language });
  expect(readText(html)).toContain(label);
  expect(html).toMatch(/<textarea[^>]*maxLength="499"[^>]*>Sold out<\/textarea>/i);
});

test.each([
  ['fr', 'Retour', 'Annuler'],
  ['en', 'Back', 'Cancel'],
  ['vi', 'Quay lại', 'Hủy'],
] as const)('in %s the way out of cancelling is not called that', async (language, out, word) => {
  const html = await renderPart(question({ to: 'cancelled' }), { language });
  const buttons = [...html.matchAll(/<button[^>]*>(.*?)<\/button>/gs)].map(([, inner = '']) => readText(inner));
  expect(buttons).toContain(out);
  expect(buttons).not.toContain(word);
});

test.each([
  ['fr', /Reste à régler\s: 12,40\s€/, 'La facture est numérotée et envoyée à lan@shop.example.'],
  ['en', /Still to be paid: €12\.40/, 'The invoice is numbered and sent to lan@shop.example.'],
  ['vi', /Còn phải trả: 12,40\s€/, 'Hóa đơn được đánh số và gửi đến lan@shop.example.'],
] as const)(
  'in %s completing an unpaid order says the sum, the invoice and who is mailed',
  async (language, sum, paper) => {
    const text = readText(await renderPart(question({ to: 'delivered' }), { language }));
    expect(text).toMatch(sum);
    expect(text).toContain(paper);
    const paid = await renderPart(question({ to: 'delivered', order: { ...order, dueAmount: 0 } }), { language });
    expect(readText(paid)).not.toMatch(sum);
  },
);

test.each([
  ['processing', false, false, false],
  ['shipped', true, false, false],
  ['delivered', true, true, false],
  ['cancelled', true, false, true],
] as const)('a move to %s names just what comes of it', async (to, mails, invoices, givesBack) => {
  const html = await renderPart(question({ to }));
  const text = readText(html);
  expect(text.includes('An email goes to lan@shop.example')).toBe(mails);
  expect(text.includes('invoice')).toBe(invoices);
  expect(text.includes('back into stock')).toBe(givesBack);
  expect(text).toContain('This cannot be undone.');
  // Why is asked where an order ends: elsewhere nobody would read it.
  expect(tagsOf(html, 'textarea')).toHaveLength(givesBack ? 1 : 0);
});

test('many moved at once are counted, and the unpaid among them named with their sums', async () => {
  const orders = [
    { ...order, id: 1, dueAmount: 10.1 },
    { ...order, id: 2, orderNumber: 'P-26-XYZ', dueAmount: 20.2 },
    { ...order, id: 3, orderNumber: 'P-26-PAID', dueAmount: 0 },
  ];
  const text = readText(await renderPart(<BulkEffects orders={orders} to="delivered" />));
  expect(text).toContain('2 orders are not paid: €30.30 in all');
  expect(text).toContain('P-26-XYZ · €20.20');
  expect(text).not.toContain('P-26-PAID');
  expect(text).toContain('The 3 invoices are numbered and sent by email.');
  expect(readText(await renderPart(<BulkEffects orders={orders} to="shipped" />))).not.toContain('paid');
});

test('what was refused is said beside what was typed', async () => {
  const html = await renderPart(question({ refusal: new Refusal('conflict') }));
  expect(readText(html)).toContain('Failed to save order');
  expect(html).toContain('Sold out</textarea>');
});

test('where nothing is asked there is no field', async () => {
  expect(tagsOf(await renderPart(question({ to: null })), 'textarea')).toEqual([]);
});

test.each([
  ['', {}],
  [' \n', {}],
  [' Sold out ', { reason: 'Sold out' }],
])('of %j a call takes %j', (typed, sent) => expect(reasonToSend(typed)).toEqual(sent));
