import { expect, test } from 'vitest';
import type { PaymentPage } from '#contract/payments/payments.ts';
import { openPaymentPage } from '#web/testing/payment-page.ts';
import { readText, renderPart, tagsOf } from '#web/testing/render-part.tsx';
import { PaymentView } from './payment-view.tsx';

const page = openPaymentPage;
const { payment } = page;
const show = (more: Partial<PaymentPage>, isBack = false) =>
  renderPart(<PaymentView page={{ ...page, ...more }} orderHref="/orders/1" here="/payment/a" isBack={isBack} />);
const linksOf = (html: string) => tagsOf(html, 'a').map((tag) => / href="([^"]*)"/.exec(tag)?.[1]);

test('the page leads on by a link, and says the order and what is reserved, no more', async () => {
  const html = await show({});
  expect(linksOf(html)).toEqual(['https://pay.example/1', '/orders/1']);
  const text = readText(html);
  for (const said of ['P-1', 'Order total €12.00', 'Reserved up to €12.50', 'You pay what is in the bags'])
    expect(text).toContain(said);
});

test('a card that is kept is agreed to before', async () => {
  const dates = { keptFor: '2026-12-05T09:00:00.000Z', reservesAt: '2026-12-03T09:00:00.000Z' };
  const text = readText(await show(dates));
  expect(text).toContain('Nothing is reserved now. On 3 December 2026 we will reserve up to €12.50 on this card.');
  expect(text).toContain('Accept and save my card');
});

test('of an order that has ended nothing is reserved', async () => {
  const text = readText(
    await show({ orderStatus: 'cancelled', payment: { ...payment, status: 'cancelled', url: null } }),
  );
  expect(text).toContain('Order total €12.00');
  expect(text).not.toMatch(/Reserved up to|in the bags/);
});

test.each<[string, Partial<PaymentPage>, string, (string | undefined)[]]>([
  ['left', {}, 'The order is not paid yet', ['https://pay.example/1', '/orders/1']],
  [
    'asking',
    { payment: { ...payment, status: 'pending', url: null } },
    'We are asking your bank',
    ['/payment/a', '/orders/1'],
  ],
  [
    'paid',
    { paymentStatus: 'authorised', payment: { ...payment, status: 'authorised', reserved: 12.5 } },
    'Your order is confirmed. €12.50 is reserved',
    ['/orders/1'],
  ],
  ['failed', { payment: { ...payment, status: 'failed' } }, 'This payment did not go through', ['/orders/1']],
  [
    'a change',
    { paymentStatus: 'authorised', isForChange: true },
    'The change is not paid yet',
    ['https://pay.example/1', '/orders/1'],
  ],
  [
    'a change that was not paid in time',
    { paymentStatus: 'authorised', isForChange: true, payment: { ...payment, status: 'expired' } },
    'The order stays as it was',
    ['/orders/1'],
  ],
  ['ended', { orderStatus: 'cancelled' }, 'Nothing was taken', ['/', '/orders/1']],
])('who comes back reads how it stands: %s', async (_, more, text, links) => {
  const html = await show(more, true);
  expect(readText(html)).toContain(text);
  expect(linksOf(html)).toEqual(links);
});
