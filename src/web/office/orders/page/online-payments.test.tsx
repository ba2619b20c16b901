import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import type { StaffOrderDetail } from '#contract/orders/staff-orders.ts';
import type { StaffPayment } from '#contract/payments/payment.schema.ts';
import { languages } from '#domain/language/language.ts';
import { attentions } from '#domain/payment/payment-status.ts';
import { translatorOf } from '#web/i18n/translate.ts';
import { type BaseArea, loadAllWords } from '#web/i18n/words.ts';
import { readText, renderPart, tagsOf } from '#web/testing/render-part.tsx';
import { StatusSelect } from '../status-select.tsx';
import { GiveBack } from './give-back.tsx';
import { OnlinePayments } from './online-payments.tsx';
import { eventWords } from './payment-events.tsx';
import { sentBackLines } from './sent-back.ts';

const at = '2026-11-23T10:00:00Z';
const payment: StaffPayment = {
  id: 'x',
  status: 'captured',
  method: 'card',
  amount: 5.69,
  reserved: 5.69,
  captured: 5.09,
  refunded: 0,
  url: null,
  expiresAt: at,
  asking: false,
  attention: null,
  seen: null,
  card: { brand: 'visa', last4: '4242', expiry: '12/30' },
  refunds: [],
  events: [],
};
const order = {
  id: 7,
  version: 3,
  orderNumber: 'P-7',
  type: 'pickup',
  status: 'delivered',
  timeZone: 'Europe/Paris',
  customerId: 1,
  nextStatuses: [],
  waitsForPayment: false,
  payments: [payment],
  invoices: [{ number: 'F1', kind: 'invoice', total: 5.09 }],
  givesBack: { most: 5.09, toMeans: 5.09 },
} as unknown as StaffOrderDetail;

const write = (part: ReactElement) =>
  renderPart(<QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>);
const read = async (change: Partial<StaffPayment>) =>
  readText(await write(<OnlinePayments order={{ ...order, payments: [{ ...payment, ...change }] }} />));

test('a payment is shown with its state, its sums and its card; what is nothing is not said', async () => {
  const text = await read({});
  expect(text).toContain('Card Taken To be reserved €5.69 Reserved €5.69 Taken €5.09 Card Visa •••• 4242, 12/30');
  expect(text).not.toMatch(/Refunded|Pay by|What happened|Try again/);
  expect(await read({ status: 'open', reserved: 0, captured: 0, card: null })).toMatch(/To be paid.*Pay by 23/);
  expect(await read({ asking: true })).toContain('The provider has not answered yet.');
  expect(readText(await write(<OnlinePayments order={{ ...order, payments: [] }} />))).toBe('');
});

test('a refund says how it stands, and only one that failed can be tried again', async () => {
  const refund = { id: 1, amount: 2, createdAt: at };
  for (const [status, words] of [
    ['pending', 'on its way'],
    ['done', 'given back'],
  ] as const) {
    const text = await read({ refunds: [{ ...refund, status }] });
    expect(text).toContain(`€2.00 ${words}`);
    expect(text).not.toContain('Try again');
  }
  expect(await read({ refunds: [{ ...refund, status: 'failed' }] })).toMatch(/refused by the bank.*Try again/);
});

test.each(attentions)('what needs attention by the name %s is told with what to do', async (attention) => {
  for (const language of languages) await loadAllWords(language);
  for (const language of languages) {
    const t = translatorOf<BaseArea | 'admin'>(language);
    expect(t(`admin.payments.todo_${attention}`).length).toBeGreaterThan(40);
  }
  const t = translatorOf<BaseArea | 'admin'>('en');
  const text = await read({ attention });
  expect(text).toContain(`${t(`admin.payments.attention_${attention}`)} ${t(`admin.payments.todo_${attention}`)}`);
});

test('what was dealt with says so in place of what to do, and by whom', async () => {
  const open = await write(<OnlinePayments order={{ ...order, payments: [{ ...payment, attention: 'mismatch' }] }} />);
  expect(tagsOf(open, 'button')).toHaveLength(2);
  expect(readText(open)).toContain('Dealt with');
  const text = await read({ attention: 'mismatch', seen: { at, by: 'Dominique' } });
  expect(text).toMatch(/Does not match · Dealt with on 23.* by Dominique/);
  expect(text).not.toContain('Compare with its own pages');
  expect(await read({ attention: 'mismatch', seen: { at, by: null } })).not.toContain(' by ');
});

test.each([
  [
    { kind: 'capture', outcome: 'refused', text: 'card_declined' },
    'Asked to take the money\u00a0· refused',
    'card_declined',
  ],
  [{ kind: 'open', outcome: null, text: null }, 'Payment page asked for\u00a0· answer awaited', null],
  [{ kind: 'lookup', outcome: 'unknown', text: 'timeout' }, 'Provider asked\u00a0· no answer', 'timeout'],
  [{ kind: 'settled', outcome: null, text: 'authorised' }, 'New status: Reserved', null],
  [{ kind: 'settled', outcome: null, text: 'insufficient_funds' }, 'The bank declined a try', 'insufficient_funds'],
  [{ kind: 'event', outcome: null, text: 'refund.created' }, 'News from the provider', 'refund.created'],
  [
    { kind: 'settled', outcome: null, text: 'captured', change: { of: 'refunded', amount: 1 } },
    'Refunded\u00a0· 1.00',
    null,
  ],
] as const)('the event %j is told in words', async (event, title, detail) => {
  await loadAllWords('en');
  const t = translatorOf<BaseArea | 'admin' | 'orders'>('en');
  expect(eventWords({ id: 1, at, change: null, ...event }, t, (n) => n.toFixed(2))).toEqual({ title, detail });
});

const none = { most: 0, toMeans: 0 };
test.each<[string, Partial<StaffOrderDetail>, string | null]>([
  ['has its invoice', {}, null],
  ['waits for its invoice', { status: 'ready', invoices: [], givesBack: none }, 'Possible once there is an invoice'],
  ['was cancelled', { status: 'cancelled', invoices: [], givesBack: none }, 'goes back by itself'],
  ['has had all back', { givesBack: none }, 'Everything has been given back already.'],
])('money of an order that %s', async (_, change, reason) => {
  const html = await write(<GiveBack order={{ ...order, ...change }} />);
  const [button] = tagsOf(html, 'button');
  expect(button?.includes('disabled')).toBe(reason !== null);
  if (reason !== null) expect(readText(html)).toContain(reason);
});

test('what a credit note sends back is told to the cent, the rest by hand', async () => {
  await loadAllWords('en');
  const t = translatorOf<BaseArea | 'admin' | 'orders'>('en');
  const money = (amount: number) => String(amount);
  const refunds = [0.1, 0.2].map((amount, id) => ({ id, paymentId: 'x', amount, status: 'pending' as const }));
  expect(sentBackLines({ refunds, credit: 0, total: 0.3 }, t, money)).toEqual([
    '0.1 back to the means of payment',
    '0.2 back to the means of payment',
  ]);
  expect(sentBackLines({ refunds: [], credit: 1, total: 3.3 }, t, money)).toEqual([
    '1 added to the customer’s store credit',
    '2.3 for staff to give back',
  ]);
});

test('an order that waits for its payment cannot be moved on, and says why', async () => {
  const waiting = {
    ...order,
    status: 'pending',
    nextStatuses: ['cancelled', 'rejected'],
    waitsForPayment: true,
  } as const;
  const html = await write(<StatusSelect order={{ ...waiting, nextStatuses: [...waiting.nextStatuses] }} />);
  const disabled = tagsOf(html, 'option').filter((tag) => tag.includes('disabled'));
  expect(disabled).toEqual([expect.stringContaining('value="processing"')]);
  expect(readText(html)).toContain('(to be paid first)');
});
