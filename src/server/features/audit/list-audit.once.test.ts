import { beforeAll, describe, expect, test } from 'vitest';
import type { AuditItem } from '#contract/office/audit.ts';
import { roles } from '#domain/access/roles.ts';
import { rowsOf } from '#server/db/connection.ts';
import { type SQL, sql } from '#server/db/sql.ts';
import { recordAudit } from '#server/services/audit/record-audit.ts';
import { type Customer, makeCustomer, signIn } from '#server/testing/accounts.ts';
import { bearer } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { entryStatements } from './find-entries.ts';

const t = await startSharedApp({ now: new Date('2026-11-23T10:00:00Z') });
const reader = await makeCustomer(t.db, {
  roles: ['CAN_EDIT_FEATURES_CONFIGURATION', 'CAN_MANAGE_CUSTOMERS'],
  name: 'Lectrice',
});
/** May read the audit, and nothing of customers. */
const stranger = await makeCustomer(t.db, { roles: ['CAN_EDIT_FEATURES_CONFIGURATION'], name: 'Autre' });

// The clock is moved by days: nobody stays signed in.
const callAs = async (who: Customer, method: string, path: string, body?: object) =>
  t.call(method, path, body, bearer((await signIn(t, who)).token));
const ask = async (query = '', who = reader) => (await callAs(who, 'GET', `/audit?${query}`)).body;
const list = async (query: string, who = reader): Promise<AuditItem[]> => (await ask(query, who)).data.items;

describe('the entries', () => {
  let ada: Customer;
  let otto: Customer;
  let buyer: number;
  const at = (time: string) => t.setNow(new Date(time));
  beforeAll(async () => {
    ada = await makeCustomer(t.db, { roles, name: 'Ada Byron' });
    otto = await makeCustomer(t.db, { roles, name: 'Otto Lilienthal' });
    buyer = (await makeCustomer(t.db, { name: 'Zoé Cliente', city: 'Lille' })).id;
    // Half past eleven at night and half past midnight in Paris.
    at('2026-11-23T22:30:00Z');
    await callAs(ada, 'PUT', '/shop', { name: 'Panier', phone: '0102030405' });
    at('2026-11-23T23:30:00Z');
    await callAs(otto, 'PUT', `/customers/${buyer}`, { city: 'Lyon', customerType: 'wholesale' });
    at('2026-11-25T09:00:00Z');
    await callAs(ada, 'PUT', `/customers/${buyer}`, { city: 'Nice' });
  });

  test('say who did what to which thing, when, before and after; the newest first', async () => {
    const { items, ...rest } = (await ask()).data;
    expect(rest).toEqual({ total: 3, totalPage: 1, page: 1, perPage: 10, totalIsCapped: false });
    expect(items).toMatchObject([
      {
        at: '2026-11-25T09:00:00.000Z',
        action: 'updateCustomer',
        actor: { id: ada.id, name: 'Ada Byron' },
        thing: { kind: 'customer', id: String(buyer), label: 'Zoé Cliente' },
        changes: [{ field: 'city', before: 'Lyon', after: 'Nice', isErased: false, isHidden: false }],
      },
      { actor: { name: 'Otto Lilienthal' }, changes: [{ field: 'city' }, { field: 'customerType', before: 'retail' }] },
      { action: 'writeShop', thing: { kind: 'shop', id: '1', label: 'Panier' } },
    ]);
  });

  test.each([
    ['thing=customer', 2],
    ['thing=product', 0],
    ['action=writeShop', 1],
    ['from=2026-11-24', 2],
    ['to=2026-11-23', 1],
    ['from=2026-11-24&to=2026-11-24', 1],
    ['search=ada', 2],
    ['search=Ot', 1],
    ['search=tt', 1],
    ['search=customerType', 1],
    ['search=cliente', 2],
    ['search=zo', 2],
    ['search=li', 1],
    ['search=Lyon', 0],
    ['search=panier', 1],
    ['search=100%25', 0],
    ['search=ada&thing=shop', 1],
    ['page=2&per_page=2', 1],
    ['page=2', 0],
  ])('%s: %i', async (query, count) => {
    expect(await list(query)).toHaveLength(count);
  });

  test('show what is a person’s to who may manage customers alone, and are found by it by nobody else', async () => {
    const { total, items } = (await ask('', stranger)).data;
    expect(total).toBe(3);
    expect(JSON.stringify(items)).not.toMatch(/Cliente|Lyon|Lille|Nice/);
    const hidden = { field: 'city', before: null, after: null, isErased: false, isHidden: true };
    const open = { field: 'customerType', before: 'retail', after: 'wholesale', isErased: false, isHidden: false };
    expect(items[0]).toMatchObject({ thing: { kind: 'customer', id: String(buyer), label: null }, changes: [hidden] });
    expect(items[1].changes).toEqual([hidden, open]);
    expect(items[2].thing.label).toBe('Panier');
    for (const query of ['search=cliente', 'search=zo', 'search=zoé']) expect(await list(query, stranger)).toEqual([]);
    for (const query of ['search=ada', 'search=customerType', `thing=customer&id=${buyer}`])
      expect(await list(query, stranger), query).toEqual(
        (await list(query)).map(({ id }) => expect.objectContaining({ id })),
      );
  });

  test('are asked for by thing and by actor', async () => {
    expect(await list(`thing=customer&id=${buyer}`)).toHaveLength(2);
    expect(await list(`thing=shop&id=${buyer}`)).toHaveLength(0);
    expect(await list(`actorId=${otto.id}`)).toHaveLength(1);
  });

  test.each(['thing=other', 'from=yesterday', 'actorId=0', 'per_page=121'])('%s is refused', async (query) => {
    expect((await ask(query)).status).toBe(422);
  });

  test('outlive the person they are about, and who made them', async () => {
    for (const id of [buyer, otto.id]) await callAs(ada, 'DELETE', `/customers/${id}`);
    const [, , last, first] = await list('');
    const gone = { before: null, after: null, isErased: true, isHidden: false };
    expect((await list('', stranger))[2]?.changes).toEqual([{ field: 'city', ...gone }]);
    expect(last).toMatchObject({ thing: { label: null }, changes: [{ field: 'city', ...gone }] });
    expect(first).toMatchObject({
      actor: { id: otto.id, name: null },
      changes: [
        { field: 'city', ...gone },
        { field: 'customerType', before: 'retail', after: 'wholesale' },
      ],
    });
  });
});

/** How a statement would be answered of a table that is too large to be read whole. */
const planOf = (statement: SQL) =>
  t.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    const rows = rowsOf<{ 'QUERY PLAN': string }>(await tx.execute(sql`explain ${statement}`));
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });

describe('many entries', () => {
  const most = 30_000;
  beforeAll(async () => {
    await t.db.execute(sql`
      insert into audit_entries (at, actor_id, action, thing, thing_id, label, fields, changes, searched)
      select '2020-01-01'::timestamptz + n * interval '1 minute', ${reader.id} + n % 5, 'updateProduct',
        case n % 3 when 0 then 'order' else 'product' end, (n % 1000)::text, 'Article ' || n, '{price}', '{}',
        ' Article ' || n || ' price'
      from generate_series(1, ${most}) n`);
    await t.db.execute(sql`analyze audit_entries`);
    await t.write(({ tx, now }) =>
      recordAudit(
        { tx, now, actorId: reader.id, action: 'updateStore' },
        { thing: 'store', id: 7, label: 'Article rare', before: { position: 1 }, after: { position: 2 } },
      ),
    );
  });

  test('are counted as far as ten thousand, and read no further', async () => {
    const { data } = await ask('search=article&per_page=100');
    expect(data).toMatchObject({ total: 10_000, totalPage: 100, totalIsCapped: true });
    expect(data.items[0].thing.label).toBe('Article rare');
    expect(await list('search=article&per_page=100&page=100')).toHaveLength(100);
    expect(await list('search=article&per_page=100&page=101')).toEqual([]);
    expect(await list('to=2020-01-05&per_page=1')).toMatchObject([{ thing: { label: 'Article 7139' } }]);
  });

  test.each([
    ['nothing', {}],
    ['a kind', { thing: 'order' }],
    ['a thing', { thing: 'product', id: '77' }],
    ['an actor', { actorId: 3 }],
    ['an action', { action: 'updateStore' }],
    ['days', { from: '2020-01-05', to: '2020-01-06' }],
    ['words', { search: 'rare' }],
    ['a letter', { search: 'a' }],
  ] as const)('are found by an index when asked for %s', async (_, filter) => {
    for (const readsPersonal of [true, false]) {
      const statements = await entryStatements(t.db, { page: 1, perPage: 10, readsPersonal, ...filter });
      for (const statement of Object.values(statements))
        expect(await planOf(statement)).not.toMatch(/Seq Scan on audit_entries/);
    }
  });
});
