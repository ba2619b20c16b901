import { expect, test } from 'vitest';
import { eq } from '#server/db/sql.ts';
import { invoices } from '#server/db/tables/invoices.ts';
import { orders } from '#server/db/tables/orders.ts';
import { invoiceTexts } from '#server/mail/invoice/invoice-texts.ts';
import { makeStaff } from '#server/testing/accounts.ts';
import { bearer } from '#server/testing/order-shop.ts';
import { startPaymentShop } from '#server/testing/payment-shop.ts';

const { t, shop, stripe, paypal, place, move, comeBack, run } = await startPaymentShop();

/** Three loaves that were paid, collected, and of which one comes back: what the papers say below the total. */
async function papersOf(method: 'card' | 'paypal', language: 'fr' | 'en' | 'vi', refund = 'original') {
  const order = await place([[shop.bread, 3]], { payment_method: method });
  await t.db.update(orders).set({ language }).where(eq(orders.id, order.id));
  (method === 'card' ? stripe : paypal).pay(order.payment.id);
  await comeBack(order.payment.id);
  for (const status of ['processing', 'ready']) expect((await move(order.id, status)).status).toBe(200);
  await run();
  expect((await move(order.id, 'delivered')).status).toBe(200);
  const { token } = await makeStaff(t, ['CAN_MANAGE_ORDERS']);
  const back = { order_items: [{ product_id: shop.bread, quantity: 1 }], reason: 'Rassis', refund };
  expect((await t.call('POST', `/orders/${order.id}/returns`, back, bearer(token))).status).toBe(200);
  const rows = await t.db.select().from(invoices).where(eq(invoices.orderId, order.id)).orderBy(invoices.id);
  return rows.map(({ number, content }) => {
    const { sums } = invoiceTexts(number, content);
    return sums.slice(sums.findIndex(({ isTotal }) => isTotal) + 1).map(({ label, value }) => `${label}: ${value}`);
  });
}

test.each([
  ['card', 'fr', ['Payé par carte bancaire le 24 novembre 2026: 3,30 €'], ['Rendu sur votre carte bancaire: 1,10 €']],
  ['card', 'en', ['Paid by card on 24 November 2026: €3.30'], ['Returned to your card: €1.10']],
  ['paypal', 'fr', ['Payé par PayPal le 24 novembre 2026: 3,30 €'], ['Rendu sur votre compte PayPal: 1,10 €']],
  [
    'paypal',
    'vi',
    ['Đã thanh toán qua PayPal ngày 24 tháng 11, 2026: 3,30 €'],
    ['Hoàn vào tài khoản PayPal của bạn: 1,10 €'],
  ],
] as const)(
  'the invoice of an order by %s says in %s when it was paid, the credit note where it went',
  async (method, language, paid, back) => {
    // Half past midnight in Paris, of the day before by the clock of the server.
    t.setNow(new Date('2026-11-23T23:30:00Z'));
    const spaced = (lines: readonly string[]) => lines.map((line) => line.replace(/\s/g, ' '));
    const [invoice = [], note = []] = await papersOf(method, language);
    expect([spaced(invoice), spaced(note)]).toEqual([paid, back]);
  },
);
