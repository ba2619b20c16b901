import { expect, test } from 'vitest';
import { profile } from '#contract/accounts/accounts.schema.ts';
import { staffCustomerDetail } from '#contract/accounts/staff-customers.schema.ts';
import { staffProduct } from '#contract/catalogue/staff-product.schema.ts';
import { staffStore } from '#contract/stores/staff-stores.schema.ts';
import { z } from '#contract/zod.ts';
import { changedFields } from '#domain/audit/changed-fields.ts';
import { fieldPart, fieldParts } from '#domain/audit/field-part.ts';
import { and, desc, eq, ne } from '#server/db/sql.ts';
import { auditEntries, auditPersonal } from '#server/db/tables/audit.ts';
import { outbox } from '#server/db/tables/outbox.ts';
import { eraseFilesKind } from '#server/services/order/erase-orders.ts';
import { makeCustomer, makeStaff } from '#server/testing/accounts.ts';
import { mailingWrites } from '#server/testing/grave-writes.ts';
import { bearer, makeOrderShop } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { staffWrites, validStaffWrites } from '#server/testing/staff-writes.ts';
import { customerChange } from '../accounts/customer-change.ts';
import { productChange } from '../catalogue/staff/products/product-change.ts';
import { storeChange } from '../catalogue/staff/stores/select-stores.ts';

const t = await startSharedApp();
const shop = await makeOrderShop(t);
const { isOn } = t.deps.flags;
t.deps.flags.isOn = (flag) => flag.startsWith('products.r') || isOn(flag);
const { customer, token } = await makeStaff(t);
// Others hold the roles as well, so that an account may lose them.
await makeStaff(t);
const actorId = customer.id;
const staff = bearer(token);
const valid = validStaffWrites({ t, shop, staff });

/** They send mails that wait already, or one past the outbox. */
const mailsAtOnce: ReadonlySet<string> = new Set(['sendTestMail', 'retryOutboxEntry']);

test('the table has every write by staff, and only those', () => {
  expect(Object.keys(valid).sort()).toEqual(staffWrites.map(({ name }) => name).sort());
});

/** What was found to send a mail, as the walk through the back office names it. */
const mailing: string[] = [];

test.each(staffWrites.map(({ name, method, path }) => [name, method, path]))(
  '%s leaves one entry: who, when, what',
  async (name, method, path) => {
    const sent = await valid[name]?.();
    if (!sent) throw new Error(`${name} has no line in the table`);
    const before = await t.db.$count(auditEntries);
    const mails = ne(outbox.kind, eraseFilesKind);
    const waiting = await t.db.$count(outbox, mails);
    const answer = await t.call(method, sent.path, sent.body, staff);
    expect([answer.status, answer.body]).toMatchObject([200, {}]);
    expect(await t.db.$count(auditEntries)).toBe(before + 1);
    if ((await t.db.$count(outbox, mails)) > waiting || mailsAtOnce.has(name)) mailing.push(`${method} ${path}`);
    const [entry] = await t.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
    const id = sent.id ?? answer.body.data?.id ?? 1;
    expect(entry).toMatchObject({ action: name, actorId, thing: sent.thing, thingId: String(id) });
    expect(entry?.fields).toEqual(expect.arrayContaining(sent.fields));
    if (
      ![
        'createAdminOrder',
        'deleteAdminOrder',
        'createProduct',
        'createShortDateLot',
        'createStore',
        'deleteProduct',
        'createCustomer',
      ].includes(name)
    )
      expect(entry?.fields.toSorted()).toEqual(sent.fields.toSorted());
  },
);

test('what sends a mail is listed, for the pages ask before it', () => {
  expect(mailing.toSorted()).toEqual(mailingWrites.toSorted());
});

/** The names that objects within a value have: those of the lines of an order. */
const namesWithin = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([name, one]) => [...(Array.isArray(value) ? [] : [name]), ...namesWithin(one)]);

test('what has been recorded has words: every field, and every name within a list', async () => {
  const recorded = await t.db
    .select({
      thing: auditEntries.thing,
      fields: auditEntries.fields,
      plain: auditEntries.changes,
      personal: auditPersonal.changes,
    })
    .from(auditEntries)
    .leftJoin(auditPersonal, eq(auditPersonal.entryId, auditEntries.id));
  expect(recorded.length).toBeGreaterThanOrEqual(staffWrites.length);
  const unknown = recorded.flatMap(({ thing, fields, ...changes }) =>
    [
      ...fields.flatMap((field) => fieldParts(thing, field)),
      ...[changes.plain, changes.personal ?? {}]
        .flatMap((one) => Object.values(one).flatMap(namesWithin))
        .map(fieldPart),
    ].flatMap((part) => (part.kind === 'unknown' ? [`${thing} ${part.text}`] : [])),
  );
  expect([...new Set(unknown)]).toEqual([]);
});

type JsonSchema = {
  $defs?: Record<string, JsonSchema>;
  $ref?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  type?: string;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
};
/** A value of a schema with everything that it may have: one of each list, no null. */
function filled(schema: JsonSchema, defined = schema.$defs): unknown {
  if (schema.$ref) return filled(defined?.[schema.$ref.replace('#/$defs/', '')] ?? {}, defined);
  if (schema.const !== undefined || schema.enum) return schema.const ?? schema.enum?.[0];
  const [one] = (schema.anyOf ?? []).filter(({ type }) => type !== 'null');
  if (one) return filled(one, defined);
  if (schema.type === 'array') return [filled(schema.items ?? {}, defined)];
  if (schema.type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, field]) => [name, filled(field, defined)]),
    );
  return schema.type === 'number' || schema.type === 'integer' ? 7 : schema.type === 'boolean' ? true : 'x';
}

const recorders = {
  product: [staffProduct, (one: unknown) => productChange(null, one as never)],
  store: [staffStore, (one: unknown) => storeChange(null, one as never)],
  customer: [staffCustomerDetail, (one: unknown) => customerChange(null, one as never)],
  profile: [profile, (one: unknown) => customerChange(null, one as never)],
} as const;
test.each(Object.entries(recorders))('every fact of a %s that may be recorded has words', (_, [schema, record]) => {
  const whole = filled(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as JsonSchema);
  const { thing, after } = record(whole);
  const changes = changedFields(null, after);
  expect(Object.keys(changes).length).toBeGreaterThan(9);
  const parts = Object.entries(changes).flatMap(([field, values]) => [
    ...fieldParts(thing, field),
    ...values.flatMap(namesWithin).map(fieldPart),
  ]);
  expect(parts.filter(({ kind }) => kind === 'unknown')).toEqual([]);
});

test('a write that is refused leaves none, and neither does one that changes nothing', async () => {
  const { id } = await makeCustomer(t.db, { city: 'Lille' });
  const before = await t.db.$count(auditEntries);
  expect((await t.call('PUT', `/customers/${id}`, { city: 'Paris', version: 7 }, staff)).status).toBe(409);
  expect((await t.call('PUT', `/customers/${id}`, { city: 'Lille' }, staff)).status).toBe(200);
  expect(await t.db.$count(auditEntries)).toBe(before);
});

test('a request repeated with its key leaves one entry', async () => {
  const { id } = await makeCustomer(t.db);
  const keyed = { ...staff, 'idempotency-key': `city-${id}` };
  for (let i = 0; i < 2; i++)
    expect((await t.call('PUT', `/customers/${id}`, { city: 'Nantes' }, keyed)).status).toBe(200);
  const ofCustomer = and(eq(auditEntries.thing, 'customer'), eq(auditEntries.thingId, String(id)));
  expect(await t.db.$count(auditEntries, ofCustomer)).toBe(1);
});
