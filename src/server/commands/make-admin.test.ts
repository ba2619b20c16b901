import { expect, test } from 'vitest';
import { defaultFeatureConfig } from '#domain/access/feature-config.ts';
import { roles } from '#domain/access/roles.ts';
import { selectFeatureConfig, storeFeatureConfig } from '#server/services/shop/flags.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { makeAdmin } from './make-admin.ts';

const shop = await startSharedApp();

const signIn = (email: string, password: string) =>
  shop.call('POST', '/authentication/login_check', { identifier: email, password });
const rolesOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).roles;

test('the first administrator signs in with the password that is said once, and holds every role', async () => {
  const password = await makeAdmin(shop.db, 'owner@shop.example', new Date());
  const answer = await signIn('owner@shop.example', password ?? '');
  expect(answer.status).toBe(200);
  expect(rolesOf(answer.body.token).sort()).toEqual([...roles].sort());
});

test('an account that exists keeps its password and gets the roles, once', async () => {
  const first = await makeAdmin(shop.db, 'Second@shop.example', new Date());
  expect(await makeAdmin(shop.db, 'second@SHOP.example', new Date())).toBeNull();
  const answer = await signIn('second@shop.example', first ?? '');
  expect(rolesOf(answer.body.token).sort()).toEqual([...roles].sort());
});

test('the back office of a new shop is open to its administrator; what somebody has stored stays', async () => {
  expect((await selectFeatureConfig(shop.db)).pages.admin).toBe(true);
  await storeFeatureConfig(shop.db, defaultFeatureConfig, new Date(), null);
  await makeAdmin(shop.db, 'third@shop.example', new Date());
  expect((await selectFeatureConfig(shop.db)).pages.admin).toBe(false);
});
