import { expect, test } from 'vitest';
import { outbox } from '#server/db/tables/outbox.ts';
import { limits } from '#server/services/session/limit-table.ts';
import { countTry } from '#server/services/session/limits.ts';
import { bearer } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const t = await startSharedApp({ now: new Date('2026-03-02T09:00:00Z'), env: { TRUST_PROXY: 'true' } });

const register = (email: string, from: string) => {
  const body = { email, password: 'Gare-de-Lyon-75012', phone_number: '+33 1 99 00 00 00' };
  return t.call('POST', '/authentication/customer/register', body, { 'x-forwarded-for': from });
};
const mails = () => t.db.$count(outbox);

test('sign-ups with one mailbox mail it six times an hour; the accounts open all the same', async () => {
  const tokens: string[] = [];
  for (let i = 0; i < 8; i++) {
    const { status, body } = await register(`lea+${i}@panier.example`, `192.0.2.${i}`);
    expect(status).toBe(200);
    tokens.push(body.data.token);
  }
  expect(await mails()).toBe(6);
  const refused = await t.call('POST', '/authentication/verify-email/resend', {}, bearer(tokens.at(-1) ?? ''));
  expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([429, 'tooMany', '3600']);
  t.wait(3601);
  expect((await register('lea+9@panier.example', '192.0.2.1')).status).toBe(200);
  expect(await mails()).toBe(7);
});

test('one network’s sign-ups mail 100 addresses an hour', async () => {
  for (let i = 0; i < 99; i++) await countTry(t.deps, limits.signUpMails, '198.51.100.1');
  const before = await mails();
  for (let i = 0; i < 3; i++) expect((await register(`nina-${i}@panier.example`, '198.51.100.1')).status).toBe(200);
  expect(await mails()).toBe(before + 1);
  expect((await register('nora@panier.example', '198.51.100.2')).status).toBe(200);
  expect(await mails()).toBe(before + 2);
});
