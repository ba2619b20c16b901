import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Email } from 'postal-mime';
import { beforeEach, describe, expect, test } from 'vitest';
import { cleanLine, cleanText } from '#domain/text/clean-text.ts';
import { rateLimits } from '#server/db/tables/accounts.ts';
import { contactMessages } from '#server/db/tables/messages.ts';
import { outbox } from '#server/db/tables/outbox.ts';
import { pageTexts } from '#server/db/tables/page-texts.ts';
import { reviews } from '#server/db/tables/reviews.ts';
import { mailHandler } from '#server/jobs/mail-handler.ts';
import { deliverOutbox } from '#server/jobs/outbox.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { sendWith } from '#server/mail/send-mails.ts';
import { makeSignedIn, makeStaff } from '#server/testing/accounts.ts';
import { makeProduct, makeStore } from '#server/testing/catalogue.ts';
import { deliverMails } from '#server/testing/mails.ts';
import { oddTexts } from '#server/testing/odd-texts.ts';
import { bearer } from '#server/testing/order-shop.ts';
import { makePurchase } from '#server/testing/purchases.ts';
import { scriptVectors } from '#server/testing/script-vectors.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { startSmtpServer } from '#server/testing/smtp-server.ts';

const now = new Date('2026-11-23T10:00:00Z');

type Call = { method: string; path: string; body: Record<string, unknown>; texts: string[] };
/** The four calls by which people write texts that others read, each with a body that is taken. */
const calls: Record<'message' | 'withdrawal' | 'review' | 'page text', Call> = {
  message: {
    method: 'POST',
    path: '/messenger/send',
    body: { from_name: 'Ana', from_email: 'ana@mail.example', subject: 'Bonjour', message: 'Avez-vous du pain ?' },
    texts: ['from_name', 'from_email', 'subject', 'message'],
  },
  withdrawal: {
    method: 'POST',
    path: '/order/withdrawal',
    body: { order_number: 'P-1', from_name: 'Ana', from_email: 'ana@mail.example' },
    texts: ['order_number', 'from_name', 'from_email'],
  },
  review: { method: 'PUT', path: '', body: { rating: 4, title: 'Bon', text: 'Croquant' }, texts: ['title', 'text'] },
  'page text': {
    method: 'PUT',
    path: '/page-texts/privacy-policy',
    body: { fr: 'Un texte' },
    texts: ['fr', 'en', 'vi'],
  },
};
const names = Object.keys(calls) as (keyof typeof calls)[];

const t = await startSharedApp({
  now,
  env: { SHOP_EMAIL: 'bonjour@magasin.example', PUBLIC_URL: 'https://panier.example' },
});
const storeId = await makeStore(t.db);
const { isOn } = t.deps.flags;
t.deps.flags.isOn = (flag) => flag.startsWith('products.r') || isOn(flag);
const productId = await makeProduct(t.db, { name: 'Pommes' }, now);
// One account that bought the product and may change the texts of the pages.
const { customer, token } = await makeStaff(t, ['CAN_EDIT_FEATURES_CONFIGURATION']);
await makePurchase(t.db, { storeId, customerId: customer.id, productId, at: now });
const headers = bearer(token);
calls.review.path = `/store/product/${productId}/reviews`;
expect((await t.call('POST', calls.review.path, calls.review.body, headers)).status).toBe(200);
beforeEach(async () => {
  await t.db.delete(rateLimits);
  await t.db.delete(contactMessages);
  await t.db.delete(outbox);
  rmSync(folder(), { recursive: true, force: true });
});

const send = (name: keyof typeof calls, more: Record<string, unknown> = {}, headersToo = {}) => {
  const { method, path, body } = calls[name];
  return t.call(method, path, { ...body, ...more }, { ...headers, ...headersToo });
};
/** All that is stored of what people wrote, as text. */
const stored = async () =>
  JSON.stringify([
    await t.db.select().from(contactMessages),
    await t.db.select().from(reviews),
    await t.db.select().from(pageTexts),
  ]);
/**
 * What became of a text in each field: it stands in the database as it was sent, or its field was refused. All fields have
 * it at once, each behind its own name; those that were not refused are sent again by themselves.
 */
async function outcomesOf(name: keyof typeof calls, write: (field: string) => string) {
  const outcomes: Record<string, unknown> = {};
  let texts = Object.fromEntries(calls[name].texts.map((field) => [field, write(field)]));
  for (let turn = 0; turn < 2 && Object.keys(texts).length > 0; turn++) {
    await t.db.delete(rateLimits);
    await t.db.delete(contactMessages);
    const { status, body } = await send(name, texts);
    const refused = status === 422 ? Object.keys(body.data.errors) : [];
    for (const field of refused) outcomes[field] = field in texts ? 'refused' : 'refused, and was not sent';
    texts = Object.fromEntries(Object.entries(texts).filter(([field]) => !refused.includes(field)));
    if (status === 422) continue;
    const kept = status === 200 ? await stored() : '';
    for (const [field, sent] of Object.entries(texts))
      outcomes[field] =
        status !== 200
          ? status
          : [cleanLine, cleanText].some((clean) => kept.includes(JSON.stringify(clean(sent)).slice(1, -1)))
            ? 'kept'
            : 'altered';
    texts = {};
  }
  return { ...outcomes, ...texts };
}
const settled = (name: keyof typeof calls) =>
  Object.fromEntries(calls[name].texts.map((field) => [field, expect.stringMatching(/^(kept|refused)$/)]));

describe.each(names)('%s', (name) => {
  const { texts } = calls[name];

  test.each(oddTexts)('with %s is kept to the letter or refused on its field', async (_, sent) => {
    const isAlone = sent.length > 100_000;
    expect(await outcomesOf(name, (field) => (isAlone ? sent.slice(0, 200_000) : sent) + field)).toEqual(settled(name));
  });

  test('with markup and scripts keeps the text that it is, or refuses it on its field', async () => {
    for (const vector of scriptVectors)
      expect(await outcomesOf(name, (field) => `${field} ${vector}`.slice(0, 100).trim()), vector).toEqual(
        settled(name),
      );
  });

  test.each([
    ['a number', 5],
    ['true', true],
    ['a list', ['pain']],
    ['an object', { toString: 'pain' }],
    ['a text in a list in a list', [[['pain']]]],
  ])('with %s for a text is refused on that field, and nothing is stored', async (_, sent) => {
    const before = await stored();
    for (const field of texts) {
      const { status, body } = await send(name, { [field]: sent });
      expect([status, Object.keys(body.data.errors)], field).toEqual([422, [field]]);
    }
    expect((await stored()) === before).toBe(true);
  });

  test.each([[[]], ['pain'], [5]])('whose body is %j is a 4xx of our shape', async (body) => {
    const { method, path } = calls[name];
    const json = { ...headers, 'content-type': 'application/json' };
    const { status, body: answer } = await t.call(method, path, JSON.stringify(body), json);
    expect([400, 422]).toContain(status);
    expect(answer).toMatchObject({ status, message: expect.stringMatching(/\S/) });
  });

  test('cannot say whose it is, when it was written, to whom it goes or what state it is in', async () => {
    const wishes = {
      id: 987654,
      customerId: 987654,
      customer_id: 987654,
      changedBy: 987654,
      changed_by: 987654,
      moderatedBy: 987654,
      orderLineId: 987654,
      status: 'approved',
      language: 'xx',
      createdAt: '2001-01-01',
      created_at: '2001-01-01',
      answer: 'WISHED',
      to: 'wished@mail.example',
      bcc: 'wished@mail.example',
      reply_to: 'wished@mail.example',
      kind: 'wished',
      items: name === 'withdrawal' ? ['Pain'] : 'WISHED',
    };
    expect((await send(name, wishes)).status).toBe(200);
    expect(/987654|"approved"|2001-01|wished/i.exec(await stored())).toBeNull();
  });

  test.each(['{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{"isAdmin":true}}}'])(
    'that reaches for %s is refused, and makes nobody anything',
    async (body) => {
      const { method, path } = calls[name];
      const before = await stored();
      const json = { ...headers, 'content-type': 'application/json' };
      expect((await t.call(method, path, body, json)).status).toBe(400);
      expect((await stored()) === before).toBe(true);
      expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    },
  );

  test('sent again with its key and another text is refused, and changes nothing', async () => {
    const key = { 'idempotency-key': `key-${name}` };
    expect((await send(name, {}, key)).status).toBe(200);
    const before = await stored();
    const field = texts.at(name === 'page text' ? 0 : -1) ?? '';
    const { status, body } = await send(name, { [field]: 'autre@mail.example' }, key);
    expect([status, body.code]).toEqual([422, 'keyReused']);
    expect((await stored()) === before).toBe(true);
    expect((await send(name, {}, key)).status).toBe(200);
    expect((await stored()) === before).toBe(true);
  });
});

test('a visitor’s key stands for what was sent with it: another text with it is another message', async () => {
  const { method, path, body } = calls.message;
  const visit = (more = {}) => t.call(method, path, { ...body, ...more }, { 'idempotency-key': 'visitor' });
  for (const more of [{}, {}, { subject: 'Autre chose' }]) expect((await visit(more)).status).toBe(200);
  expect(await t.db.$count(contactMessages)).toBe(2);
});

const folder = () => join(t.deps.config.dataDir, 'outbox');
/** The names of the headers of each mail that the outbox sends now, and what they say, with their lines joined. */
async function sentHeaders(): Promise<{ names: string[]; text: string }[]> {
  const mailer = createMailer(t.deps.config);
  await deliverOutbox(t.deps, [mailHandler(t.deps, sendWith(mailer))]);
  return readdirSync(folder()).map((file) => {
    const [head = ''] = readFileSync(join(folder(), file), 'utf8').split('\r\n\r\n');
    const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
    return { names: lines.map((line) => line.split(':')[0]?.toLowerCase() ?? ''), text: lines.join('\n') };
  });
}

const breaks = ['\r\n', '\n', '\r', '\u0085', '\u2028', '\u000b', '%0d%0a', '=?utf-8?Q?=0D=0A?=', '\\r\\n'];

test.each(breaks)('no header comes of %j in a name, a subject, an address, an order number or an item', async (end) => {
  const hostile = `Ana${end}Bcc: all@evil.example${end}${end}<b>Body</b>`;
  const takes = async ({ path, body }: Call, more: object) =>
    expect([200, 422]).toContain((await t.call('POST', path, { ...body, ...more })).status);
  for (const field of ['from_name', 'subject', 'from_email']) await takes(calls.message, { [field]: hostile });
  const written = { order_number: hostile.slice(0, 40), from_name: hostile, from_email: hostile, items: [hostile] };
  for (const [field, value] of Object.entries(written)) await takes(calls.withdrawal, { [field]: value });
  await send('message');
  const mails = await sentHeaders();
  expect(mails.length).toBeGreaterThan(0);
  for (const { names: found, text } of mails) {
    const always = ['from', 'to', 'subject', 'message-id', 'auto-submitted', 'date', 'mime-version', 'content-type'];
    expect(new Set(found.filter((one) => one !== 'reply-to'))).toEqual(new Set(always));
    expect(found).toHaveLength(new Set(found).size);
    expect(text).toMatch(/^to: [^,]*(bonjour@magasin|ana@mail)\.example>?$/im);
  }
});

test('markup in a message is text in its mails: no element is there that a plain message has not', async () => {
  const write = async (text: string) => {
    await t.db.delete(rateLimits);
    const { message, withdrawal } = calls;
    const more = { subject: text.slice(0, 100), message: text };
    expect((await t.call('POST', message.path, { ...message.body, ...more })).status).toBe(200);
    const items = { items: [text.slice(0, 200)], from_name: text.slice(0, 120) };
    expect((await t.call('POST', withdrawal.path, { ...withdrawal.body, ...items })).status).toBe(200);
  };
  const inOneLine = scriptVectors.filter((vector) => !/[\p{Cc}\p{Cs}]/u.test(vector) && vector.length < 100);
  expect(inOneLine.length).toBeGreaterThan(60);
  // Addresses of the web are refused in a subject, a name and an item (messages.once.test.ts).
  const texts = ['et du beurre', ...inOneLine].map((vector) => `Du pain ${vector.replace(/:\/\/|www\./gi, ':/')}`);
  for (const text of texts) await write(text);
  const mails: Email[] = [];
  for (let more = await deliverMails(t); more.length > 0; more = await deliverMails(t)) mails.push(...more);
  // In the order in which they were written: one of a message, two of a withdrawal.
  expect(mails).toHaveLength(3 * texts.length);
  const elements = mails.map(({ html = '' }) => [...html.matchAll(/<\/?[a-z][^\s>]*/gi)].map(([tag]) => tag));
  for (const [i, text] of texts.entries()) {
    expect(mails[3 * i]?.subject, text).toContain(text.slice(0, 12));
    expect(elements.slice(3 * i, 3 * i + 3), text).toEqual(elements.slice(0, 3));
  }
});

test('what is written while the mail server is down is kept, listed for staff, and mailed once when it is back', async () => {
  const gone = await startSmtpServer();
  await gone.close();
  const mailer = createMailer({ ...t.deps.config, smtpUrl: gone.url });
  const deliver = () => deliverOutbox(t.deps, [mailHandler(t.deps, sendWith(mailer))]);
  const writers = [await makeSignedIn(t), await makeSignedIn(t)].map(({ token }) => bearer(token));
  for (const writer of writers) {
    expect((await t.call('POST', calls.message.path, calls.message.body, writer)).status).toBe(200);
    expect((await t.call('POST', calls.withdrawal.path, calls.withdrawal.body, writer)).status).toBe(200);
  }
  for (let tries = 0; tries < 3; tries++) {
    expect(await deliver()).toBe(0);
    t.wait(60);
  }
  const { token } = await makeStaff(t, ['CAN_MANAGE_CUSTOMERS']);
  const { body } = await t.call('GET', '/messenger/messages', undefined, bearer(token));
  expect(body.data.total).toBe(4);
  const waiting = await t.db.select().from(outbox);
  expect(waiting.map(({ doneAt, tries, lastError }) => [doneAt, tries, /ECONNREFUSED/.test(lastError ?? '')])).toEqual(
    Array(6).fill([null, 3, true]),
  );

  const back = await startSmtpServer(Number(new URL(gone.url).port));
  t.wait(600);
  expect(await deliver()).toBe(6);
  t.wait(86_400);
  expect(await deliver()).toBe(0);
  mailer.close();
  await back.close();
  expect(back.taken()).toBe(6);
  expect(back.heard().match(/RCPT TO:<ana@mail\.example>/g)).toHaveLength(2);
  t.setNow(now);
});
