import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import type { Letter } from './compose-mail.ts';
import { createMailThread } from './mail-thread.ts';

const order = {
  ...{ id: 1, language: 'fr', type: 'pickup', orderNumber: 'P1', customerName: 'Ana', customerEmail: 'a@b.example' },
  ...{ goodsCents: 100, feeCents: 0, totalCents: 100, vatByRate: [], paymentMethod: 'cash', deliveryNote: null },
  lines: [{ productName: 'Pain', quantityMilli: 1000, unit: 'P', unitCents: 100, lineCents: 100 }],
};
const store = { name: 'Magasin', street: '1 rue des Tests', postalCode: '75013', city: 'Paris', phone: '1' };
const found = { order, store, hours: [], shopName: 'Panier', currency: 'EUR', link: 'https://shop.example/orders/1' };
const letter = { about: 'order', news: 'confirmed', found } as unknown as Letter;
const posts = (...ids: number[]) => ids.map((id) => ({ id, name: `${id}-order-confirmation`, letter }));
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

test('letters become mails in a thread of their own', async () => {
  const posted = await thread.send(posts(1, 2), by);
  expect(posted.toSorted((a, b) => a.id - b.id)).toEqual([
    { id: 1, outcome: 'done' },
    { id: 2, outcome: 'done' },
  ]);
  expect(files()).toEqual(['1-order-confirmation.eml', '2-order-confirmation.eml']);
});

test('one that cannot be made says why, and holds up no other', async () => {
  const broken = { id: 3, name: '3-order-confirmation', letter: { ...letter, found: null } as unknown as Letter };
  const posted = await thread.send([broken, ...posts(4)], by);
  expect(posted.find(({ id }) => id === 3)?.outcome).toMatchObject({ error: expect.stringMatching(/^TypeError: /) });
  expect(posted.find(({ id }) => id === 4)?.outcome).toBe('done');
});

test('what there is no time for is left for later', async () => {
  expect(await thread.send(posts(5), { ...by, within: -1 })).toEqual([{ id: 5, outcome: 'later' }]);
});

test('what a thread that ends had in hand fails, and the next letters start another', async () => {
  await thread.send(posts(6), by);
  const inHand = thread.send(posts(...Array.from({ length: 200 }, (_, i) => i + 10)), by);
  await thread.stop();
  await expect(inHand).rejects.toThrow('The thread that sends mails ended');
  expect(await thread.send(posts(7), by)).toEqual([{ id: 7, outcome: 'done' }]);
});
