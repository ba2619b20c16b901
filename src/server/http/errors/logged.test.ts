import { expect, test } from 'vitest';
import { sql } from '#server/db/sql.ts';
import { makeSignedIn } from '#server/testing/accounts.ts';
import { bearer, guestOrder, home, makeOrderShop } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

/** What is somebody's own, and in the requests below. */
const canaries = { password: 'Logged4Canary', email: 'logged.canary@panier.example', phone: '+33 1 99 11 22 33' };

const t = await startSharedApp();
const { storeId, apples } = await makeOrderShop(t);
const { token } = await makeSignedIn(t, { email: 'signed.in@panier.example' });
// The database fails in the middle of each call.
await t.db.execute(sql`alter table rate_limits rename to rate_limits_away`);
await t.db.execute(sql`alter table carts rename to carts_away`);
await t.db.execute(sql`alter table orders rename to orders_away`);

const address = { ...home, customer_email: canaries.email, customer_phone: canaries.phone };

test.each([
  ['POST', '/authentication/login_check', () => ({ identifier: canaries.email, password: canaries.password })],
  ['POST', '/authentication/customer/register', () => ({ ...canaries, phone_number: canaries.phone })],
  ['POST', '/order/create', () => ({ ...guestOrder(storeId, apples, 1), ...address })],
  ['GET', '/cart?store_id=1', () => undefined],
])(
  'a failed %s %s is logged without anything of who sent it, and answered without what went wrong',
  async (method, path, body) => {
    const before = t.logged.length;
    const { status, body: answer } = await t.call(method, path, body(), path.startsWith('/cart') ? bearer(token) : {});
    expect(status).toBe(500);
    const lines = t.logged.slice(before).join('');
    expect(lines).toMatch(/does not exist.*request failed/s);
    for (const own of [...Object.values(canaries), home.shipping_address, token, 'signed.in'])
      expect([lines, JSON.stringify(answer)].map((text) => text.includes(own))).toEqual([false, false]);
    expect(JSON.stringify(answer)).not.toMatch(/does not exist|node_modules|\.ts|select|insert/);
  },
);
