import { expect, test } from 'vitest';
import { makeStaff } from '#server/testing/accounts.ts';
import { makeStore } from '#server/testing/catalogue.ts';
import { bearer } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const t = await startSharedApp();
const staff = bearer((await makeStaff(t)).token);
const storeId = await makeStore(t.db, { displayable: true });

/** Every query of a day. */
const asked = [
  ['/orders', 'from'],
  ['/orders', 'to'],
  ['/orders', 'slotDay'],
  ['/audit', 'from'],
  ['/audit', 'to'],
  ['/store/:storeId/slot-list', 'from'],
] as const;

test.each(asked)('GET %s takes as %s any day of the years 1 to 9999, and no other', async (path, field) => {
  const ask = (day: string) =>
    t.call('GET', `${path.replace(':storeId', String(storeId))}?${field}=${day}`, undefined, staff);
  for (const day of ['0001-01-01', '9999-12-31']) expect((await ask(day)).status, day).toBe(200);
  for (const day of ['0000-01-01', '0000-12-31', '10000-01-01', '-0001-01-01', '2026-02-30']) {
    const { status, body } = await ask(day);
    expect([day, status, body.data.errors?.[field]?.[0].message]).toEqual([day, 422, 'validation.date']);
  }
});
