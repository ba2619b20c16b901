import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { createMailThread } from './mail-thread.ts';
import type { MailContent } from './mails.ts';

const order = {
  id: 1,
  language: 'fr',
  type: 'pickup',
  orderNumber: 'P1',
  customerName: 'Ana',
  customerEmail: 'a@b.example',
  goodsCents: 100,
  feeCents: 0,
  totalCents: 100,
  vatByRate: [],
  paymentMethod: 'cash',
  deliveryNote: null,
  lines: [{ productName: 'Pain', quantityMilli: 1000, unit: 'P', unitCents: 100, lineCents: 100 }],
};
const store = { name: 'Magasin', street: '1 rue des Tests', postalCode: '75013', city: 'Paris', phone: '1' };
const found = { order, store, hours: [], shopName: 'Panier', currency: 'EUR', link: 'https://shop.example/orders/1' };
const content = { about: 'order', news: 'confirmed', found } as unknown as MailContent;
const mails = (...ids: number[]) => ids.map((id) => ({ id, name: `${id}-order-confirmation`, content }));
const by = { within: 60_000, sender: undefined };

let dataDir: string;
let thread: ReturnType<typeof createMailThread>;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'panier-thread-'));
  thread = createMailThread(readConfig({ DATA_DIR: dataDir }));
});
afterEach(async () => {
  await thread.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
const files = () => readdirSync(join(dataDir, 'outbox')).sort();

test('mails are composed and sent in a thread of their own', async () => {
  const results = await thread.send(mails(1, 2), by);
  expect(results.toSorted((a, b) => a.id - b.id)).toEqual([
    { id: 1, outcome: 'done' },
    { id: 2, outcome: 'done' },
  ]);
  expect(files()).toEqual(['1-order-confirmation.eml', '2-order-confirmation.eml']);
});

test('one that cannot be composed says why, and delays no other', async () => {
  const broken = {
    id: 3,
    name: '3-order-confirmation',
    content: { ...content, found: null } as unknown as MailContent,
  };
  const results = await thread.send([broken, ...mails(4)], by);
  expect(results.find(({ id }) => id === 3)?.outcome).toMatchObject({ error: expect.stringMatching(/^TypeError: /) });
  expect(results.find(({ id }) => id === 4)?.outcome).toBe('done');
});

test('what there is no time for is left for later', async () => {
  expect(await thread.send(mails(5), { ...by, within: -1 })).toEqual([{ id: 5, outcome: 'later' }]);
});

test('calls that a thread has not answered when it ends fail, and the next call starts another', async () => {
  await thread.send(mails(6), by);
  const inHand = thread.send(mails(...Array.from({ length: 200 }, (_, i) => i + 10)), by);
  await thread.stop();
  await expect(inHand).rejects.toThrow('The thread that sends mails ended');
  expect(await thread.send(mails(7), by)).toEqual([{ id: 7, outcome: 'done' }]);
});
