import { describe, expect, test } from 'vitest';
import { cleanLine, cleanText, cleanToken } from '#domain/text/clean-text.ts';
import { makeStaff } from '#server/testing/accounts.ts';
import { deliverMails } from '#server/testing/mails.ts';
import { oddTexts } from '#server/testing/odd-texts.ts';
import { bearer, guestOrder, makeOrderShop } from '#server/testing/order-shop.ts';
import { scriptVectors } from '#server/testing/script-vectors.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import type { StaffWrite } from '#server/testing/staff-write.ts';
import { staffWrites, validStaffWrites } from '#server/testing/staff-writes.ts';
import { inputSchema, putText, type TextField, textFields } from '#server/testing/text-fields.ts';

// Orders first: of goods that no other write has made unfit for sale.
const isLate = ({ path }: { path: string }) => Number(!path.startsWith('/order'));
const withTexts = staffWrites
  .filter(({ method, body }) => method !== 'DELETE' && body !== 'form')
  .toSorted((a, b) => isLate(a) - isLate(b));

/** Those that may be sent once of a thing: each time another one is made for them. */
const onceOnly: ReadonlySet<string> = new Set(['handOverOrder']);

/** A call of each write, as it was before the others wrote what they write. */
const bases = new Map<string, StaffWrite>();
const t = await startSharedApp();
const shop = await makeOrderShop(t);
const { isOn } = t.deps.flags;
t.deps.flags.isOn = (flag) => flag.startsWith('products.r') || isOn(flag);
const staff = bearer((await makeStaff(t)).token);
const valid = validStaffWrites({ t, shop, staff });
// Of a draft of the staff all can be written, not its goods and note alone.
valid.updateAdminOrder = async () => {
  const draft = { ...guestOrder(shop.storeId, shop.bread, 1), status: 'draft' };
  const { id } = (await t.call('POST', '/orders', draft, staff)).body.data;
  const { order_items } = draft as { order_items?: unknown };
  return { path: `/orders/${id}`, body: { order_items }, thing: 'order', fields: [] };
};
const lists = {
  closedDays: [{ date: '2026-12-25', reason: 'Noël' }],
  openingHours: [{ weekday: 2, opens: '08:30', closes: '20:00' }],
  shippingRules: [{ postalCode: '75013', orderAmount: 50, deliveryFeeForRetail: 4.9, deliveryFeeForWholesale: 4.9 }],
};
// An address without its city is refused, whatever its other parts hold.
const seat = { registeredAddress: { lines: '12 rue des Halles', city: 'Paris' } };
// A shelf is of a store.
const placed = { stores: [{ storeId: shop.storeId }] };
const ofStores = { createStore: lists, updateStore: lists, writeShop: seat };
const also: Record<string, object> = { ...ofStores, createProduct: placed, updateProduct: placed };
for (const { name } of withTexts) {
  const base = await valid[name]?.();
  if (!base) throw new Error(`${name} has no line in the table`);
  const more = also[name];
  bases.set(name, more ? { ...base, body: { ...(base.body as object), ...more } } : base);
}

/** What a field's text is called in refusals, by its path. */
const nameOf = ({ path }: TextField) => path.join('.');
const isAbout = (field: TextField, named: string) => {
  const name = nameOf(field);
  return named === name || named.startsWith(`${name}.`) || name.startsWith(`${named}.`);
};

/** What a call stores in another form, or compares and forgets, and why that is right. */
const otherwise: [RegExp, string][] = [
  [/^(create|update)Product description\./, 'cleaned HTML (clean-html.test.ts)'],
  [/AdminOrder order_items\.0\./, 'what a client says of goods is never taken over'],
  [/AdminOrder payment_period$/, 'the shop’s own'],
  [/AdminOrder (shipping|billing)_/, 'an address is kept whole, or not at all'],
  [/^updateCustomerProfile state$/, 'kept nowhere (contract/accounts/profile.schema.ts)'],
  [/^updateCustomer refusalReason$/, 'mailed to the customer, kept nowhere'],
  [/Product unreadBarcodes\./, 'only removed: what was not there adds nothing'],
  [
    /^(write(Offers|StockLevels)|addStockCounts) rows\./,
    'names goods and stores: what names none is refused in its own row',
  ],
  [/^updateImport template$/, 'the name that the mapping is kept under (imports/imports.once.test.ts)'],
  [/^moderateReview writtenAt$/, 'compared with what is there: another one is 409'],
  [/^emptySlots reason$/, 'of the first alone, as the slot is empty then (orders/staff/closing/closing.once.test.ts)'],
  [/^moveOrder reason$/, 'of the first alone, as the order is cancelled then (orders/staff/reasons.once.test.ts)'],
];

let made = 0;
/**
 * Sends a text in all fields of a call at once, each behind a name of its own, without those that were refused once more.
 * Answers what is wrong: another status, a refusal that names no field that had it, a text that is not in the answer.
 */
async function faultsOf(
  { name, method }: (typeof staffWrites)[number],
  { path, body }: StaffWrite,
  fields: readonly TextField[],
  write: (mark: string) => string,
): Promise<string[]> {
  let left = fields.map((field, i) => ({ field, text: write(`q${i}`) }));
  const faults: string[] = [];
  for (let turn = 0; turn < 8 && left.length > 0; turn++) {
    made += 1;
    const sent = structuredClone((body ?? {}) as Record<string, unknown>);
    // An address stands for one account.
    if (name === 'createCustomer') sent.email = `made-${made}@panier.example`;
    for (const { field, text } of left) putText(sent, field, text);
    const answer = await t.call(method, path, sent, staff);
    if (answer.status === 200) {
      const shown = JSON.stringify(answer.body);
      for (const { field, text } of left) {
        const isOther = otherwise.some(([known]) => known.test(`${name} ${nameOf(field)}`));
        const kept = [cleanLine, cleanText, cleanToken].map((clean) => JSON.stringify(clean(text)).slice(1, -1));
        if (!isOther && !kept.some((one) => shown.includes(one))) faults.push(`altered ${nameOf(field)}`);
      }
      return faults;
    }
    if (answer.status === 409 && left.some(({ field }) => nameOf(field) === 'writtenAt')) {
      left = left.filter(({ field }) => nameOf(field) !== 'writtenAt');
      continue;
    }
    if (![400, 413, 422].includes(answer.status)) return [...faults, `${answer.status} ${JSON.stringify(answer.body)}`];
    // What is too large, or no JSON that is taken, is refused as a whole.
    if (answer.status !== 422) return left.length === 1 || isPoison(left) ? faults : [...faults, `${answer.status}`];
    const named = Object.keys(answer.body.data.errors);
    const hit = left.filter(({ field }) => named.some((one) => isAbout(field, one)));
    if (hit.length === 0) return [...faults, `refused for ${named}`];
    left = left.filter((one) => !hit.includes(one));
  }
  return faults;
}
const isPoison = (left: readonly { field: TextField; text: string }[]) =>
  left.some(({ field, text }) => field.isKey && /^(__proto__|constructor)/.test(text));

const short = scriptVectors.filter((vector) => vector.length < 60).filter((_, i) => i % 12 === 0);
const payloads: [string, string][] = [
  ...oddTexts.filter(([name]) => name !== 'a megabyte'),
  ...short.map((vector): [string, string] => [`markup ${vector}`, vector]),
  ['a line for a mail', 'pain\r\nBcc: all@mail.example'],
  ['a formula', '=HYPERLINK("http://evil.example")'],
];

describe.each(withTexts.map((e) => [e.name, e] as const))('%s', (name, e) => {
  test('takes odd and hostile texts to the letter in each of its fields, or refuses them there', async () => {
    const fields = textFields(inputSchema((await e.schemas()).input)).filter(
      ({ path }) => !e.path.includes(`:${path[0]}`),
    );
    if (fields.length === 0) return;
    const base = () => (onceOnly.has(name) ? valid[name]?.() : bases.get(name)) as StaffWrite | Promise<StaffWrite>;
    for (const [what, text] of payloads)
      expect(await faultsOf(e, await base(), fields, (mark) => mark + text), what).toEqual([]);
    for (const field of fields)
      expect(
        await faultsOf(e, await base(), [field], () => 'a'.repeat(900_000)),
        `a megabyte in ${nameOf(field)}`,
      ).toEqual([]);
  });
});

test('the fields are found: in lists, by language and by name', async () => {
  const found = new Map<string, string[]>();
  for (const e of withTexts) found.set(e.name, textFields(inputSchema((await e.schemas()).input)).map(nameOf));
  expect(found.get('addCustomerNote')).toEqual(['text']);
  expect(found.get('createProduct')).toEqual(expect.arrayContaining(['name.fr', 'ingredients.vi', 'brand']));
  expect(found.get('updateStore')).toEqual(expect.arrayContaining(['address.street', 'closedDays.0.reason.en']));
  expect(found.get('writeShop')).toEqual(expect.arrayContaining(['legalNumbers', 'legalNumbers.key']));
  expect([...found.values()].flat().length).toBeGreaterThan(120);
});

test.each(['\r\n', '\n', '\r', '\u0085', '\u2028', '\u000b', '%0d%0a', '=?utf-8?Q?=0D=0A?='])(
  'no header of a mail comes of %j in what staff write',
  async (end) => {
    made += 1;
    const hostile = `Ana${end}Bcc: all@evil.example${end}${end}<b>Body</b>`;
    const write = async (name: string, more: object) => {
      const method = staffWrites.find((e) => e.name === name)?.method ?? 'PUT';
      const { path, body } = bases.get(name) as StaffWrite;
      expect([200, 422]).toContain((await t.call(method, path, { ...(body as object), ...more }, staff)).status);
    };
    await write('writeShop', { name: hostile });
    await write('createCustomer', { name: hostile, email: `mailed-${made}@panier.example` });
    await write('createCustomer', { email: `mailed-too-${made}@panier.example` });
    await write('createAdminOrder', { customer_name: hostile });
    await write('answerMessage', { text: hostile });
    const mails = await deliverMails(t);
    expect(mails.length).toBeGreaterThan(0);
    for (const { headers, to = [], cc, bcc } of mails) {
      expect([to.length, cc, bcc]).toEqual([1, undefined, undefined]);
      const names = headers.map(({ key }) => key);
      expect(names).not.toContain('bcc');
      expect(names).toHaveLength(new Set(names).size);
    }
  },
);
