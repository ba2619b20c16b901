import { describe, expect, test } from 'vitest';
import { desc, eq, sql } from '#server/db/sql.ts';
import { auditEntries, auditPersonal } from '#server/db/tables/audit.ts';
import { audited } from '#server/http/call/audited.ts';
import { deleteExpired } from '#server/jobs/delete-expired.ts';
import { recordAudit } from '#server/services/audit/record-audit.ts';
import { makeCustomer, makeStaff } from '#server/testing/accounts.ts';
import { bearer, guestOrder, makeOrderShop } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const now = new Date('2026-11-23T10:00:00Z');
const t = await startSharedApp({ now });
const shop = await makeOrderShop(t);
await makeStaff(t);
const { customer, token } = await makeStaff(t);
const [staff, actorId] = [bearer(token), customer.id];

const newest = async () => (await t.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1))[0];
const personalOf = async (entryId: number | undefined) =>
  (
    await t.db
      .select()
      .from(auditPersonal)
      .where(eq(auditPersonal.entryId, entryId ?? 0))
  )[0];
/** An entry about an order, with its address. */
const recordAddress = (orderId: number) =>
  t.write(({ tx }) =>
    recordAudit(
      { tx, now, actorId, action: 'test' },
      {
        thing: 'order',
        id: orderId,
        label: 'N-1',
        about: { orderId },
        before: { shippingAddress: '1 rue du Test', status: 'pending' },
        after: { shippingAddress: '2 rue du Test', status: 'processing' },
      },
    ),
  );

test('what changed stands there before and after; what is a person’s apart from it', async () => {
  const { id } = await makeCustomer(t.db, { name: 'Ada Byron', phone: '0101010101' });
  await t.call('PUT', `/customers/${id}`, { phone: '0202020202', customerType: 'wholesale' }, staff);
  const entry = await newest();
  expect(entry).toMatchObject({ at: now, actorId, label: null, changes: { customerType: ['retail', 'wholesale'] } });
  expect(entry?.fields).toEqual(['phone', 'customerType']);
  expect(JSON.stringify(entry)).not.toMatch(/Ada|0101010101|0202020202/);
  const expected = { customerId: id, label: 'Ada Byron', changes: { phone: ['0101010101', '0202020202'] } };
  expect(await personalOf(entry?.id)).toMatchObject(expected);
});

test('erasing the person takes the values and leaves the entries, erasing the actor too', async () => {
  const { id } = await makeCustomer(t.db);
  const other = await makeStaff(t);
  await t.call('PUT', `/customers/${id}`, { phone: '0303030303' }, bearer(other.token));
  const entry = await newest();
  expect(await personalOf(entry?.id)).toBeDefined();
  expect((await t.call('DELETE', `/customers/${id}`, undefined, staff)).status).toBe(200);
  expect(await personalOf(entry?.id)).toBeUndefined();
  expect(await newest()).toMatchObject({ action: 'deleteCustomer', thingId: String(id), changes: {} });
  expect((await t.call('DELETE', `/customers/${other.customer.id}`, undefined, staff)).status).toBe(200);
  const [kept] = await t.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.id, entry?.id ?? 0));
  expect(kept).toEqual(entry);
});

test('what is said of an order goes when the order forgets its person', async () => {
  const email = 'audited@panier.example';
  const customer = await makeCustomer(t.db, { email, emailVerifiedAt: now });
  const sent = { ...guestOrder(shop.storeId, shop.bread, 1), customer_email: email };
  const { id } = (await t.call('POST', '/order/create', sent)).body.data;
  await recordAddress(id);
  const entry = await newest();
  await t.call('PUT', `/orders/${id}/status`, { status: 'processing' }, staff);
  await t.call('DELETE', `/customers/${customer.id}`, undefined, staff);
  // It is under way: its address is needed, and what it was before may be asked.
  expect(await personalOf(entry?.id)).toMatchObject({ orderId: id });
  await t.call('PUT', `/orders/${id}/status`, { status: 'cancelled' }, staff);
  await deleteExpired(t.deps, now);
  expect(await personalOf(entry?.id)).toBeUndefined();
});

describe('the database', () => {
  test.each([
    ['an entry changed', sql`update audit_entries set action = 'other'`],
    ['an entry deleted', sql`delete from audit_entries`],
    ['all entries deleted', sql`truncate audit_entries cascade`],
    ['a personal value changed', sql`update audit_personal set label = 'other'`],
  ])('refuses %s', async (_, statement) => {
    const before = await t.db.$count(auditEntries);
    expect(before).toBeGreaterThan(0);
    await expect(t.db.execute(statement)).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/the audit is only added to/) },
    });
    expect(await t.db.$count(auditEntries)).toBe(before);
  });
});

describe('a write by staff', () => {
  const at = () => ({ tx: t.db, now, who: { customerId: actorId } as never });
  const endpoint = (access: 'CAN_MANAGE_ORDERS' | 'staff' | 'customer') => ({ name: 'test', access }) as const;
  const entry = { thing: 'shop', id: 1, before: {}, after: {} } as const;

  test.each(['CAN_MANAGE_ORDERS', 'staff'] as const)('that records nothing fails: %s', async (access) => {
    await expect(audited(endpoint(access), at(), async () => 1)).rejects.toThrow('has recorded nothing');
    expect(await audited(endpoint(access), at(), async (audit) => audit(entry))).toBeUndefined();
  });

  test('is the only one that records', async () => {
    expect(await audited(endpoint('customer'), at(), async () => 1)).toBe(1);
    await expect(audited(endpoint('customer'), at(), (audit) => audit(entry))).rejects.toThrow('no write by staff');
  });

  test('records nothing that has no words', async () => {
    const unworded = { thing: 'shop', id: 1, before: { unheardOf: 1 }, after: { unheardOf: 2 } } as const;
    const recorded = t.write(({ tx }) => recordAudit({ tx, now, actorId, action: 'test' }, unworded));
    await expect(recorded).rejects.toThrow('no words (domain/audit/field-part.ts): unheardOf');
  });

  test('names whom personal values are about', async () => {
    const unnamed = { thing: 'customer', id: 1, before: { email: 'a' }, after: { email: 'b' } } as const;
    const recorded = t.write(({ tx }) => recordAudit({ tx, now, actorId, action: 'test' }, unnamed));
    await expect(recorded).rejects.toThrow('personal values of nobody: email');
  });
});
