import { expect, test } from 'vitest';
import { rowsOf } from '#server/db/connection.ts';
import { sql } from '#server/db/sql.ts';
import { fillShop } from '#server/seed/fill-shop.ts';
import { dayStates, readDemoDay } from '#server/testing/demo-day.ts';
import { brokenInvariants } from '#server/testing/invariants.ts';
import { startTestApp } from '#server/testing/test-app.ts';

// The demo's day of picking is laid around the moment of its seeding: which orders are open, paid and in a slot differs
// by the hour. Eleven hours apart, so that each hour of a day comes once.
const start = Date.parse('2026-11-23T00:20:00Z');
const hours = Array.from({ length: 24 }, (_, turn) => new Date(start + turn * 11 * 3_600_000).toISOString());

test.each(hours)('the demo is filled on %s', async (now) => {
  const t = await startTestApp({ now: new Date(now) });
  try {
    const filled = await fillShop(t.connection, { ...t.deps.config, seed: 'demo' }, new Date(now), () => undefined);
    expect(filled).toBe(true);
    const states = (await readDemoDay(t.db, new Date(now))).map(({ state }) => state);
    expect(dayStates.filter((one) => !states.includes(one))).toEqual([]);
    expect(await brokenInvariants(t.db)).toEqual({});
    // PayPal vouches for three days: what is to be brought after them is reserved anew.
    const missed = await t.db.execute(sql`
      select p.id from payments p join orders o on o.id = p.order_id join slots s on s.id = o.slot_id
      where p.provider = 'paypal' and p.status = 'authorised' and p.next_at is null
        and s.starts_at > p.authorised_at + interval '3 days'`);
    expect(rowsOf(missed)).toEqual([]);
  } finally {
    await t.close();
  }
});
