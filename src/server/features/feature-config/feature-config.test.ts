import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultFeatureConfig } from '#domain/access/feature-config.ts';
import { makeSignedIn, makeStaff } from '#server/testing/accounts.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
let editor: Record<string, string>;
let customer: Record<string, string>;
beforeAll(async () => {
  t = await startTestApp();
  editor = { authorization: `Bearer ${(await makeStaff(t, ['CAN_EDIT_FEATURES_CONFIGURATION'])).token}` };
  customer = { authorization: `Bearer ${(await makeSignedIn(t)).token}` };
});
afterAll(() => t.close());

const read = async () => (await t.call('GET', '/feature-config')).body.data;
const withFlags = (features: object) => ({
  ...defaultFeatureConfig,
  features: { ...defaultFeatureConfig.features, ...features },
});

test('everyone reads the defaults of the specification', async () => {
  expect(await read()).toEqual(defaultFeatureConfig);
});

test('what the editor writes is read by everyone and acts at once, also on the flags in memory', async () => {
  const answer = await t.call('PUT', '/feature-config', withFlags({ search: false }), editor);
  expect(answer.status).toBe(200);
  expect(answer.body.data.features.search).toBe(false);
  expect((await read()).features.search).toBe(false);
  await expect.poll(() => t.deps.flags.isOn('features.search')).toBe(false);
});

test('the mock modes stay without effect', async () => {
  const mocks = { products: true, productCategories: true, cache: true };
  await t.call('PUT', '/feature-config', { ...defaultFeatureConfig, mockModes: mocks }, editor);
  expect((await read()).mockModes).toEqual(defaultFeatureConfig.mockModes);
});

test.each([
  ['a word', withFlags({ search: 'yes' }), 'features.search'],
  ['a number', withFlags({ search: 1 }), 'features.search'],
  ['a flag left out', withFlags({ search: undefined }), 'features.search'],
  ['a group left out', { ...defaultFeatureConfig, pages: undefined }, 'pages'],
])('%s is refused and named', async (_, config, field) => {
  const before = await read();
  const answer = await t.call('PUT', '/feature-config', config, editor);
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.body.data.errors)).toEqual([field]);
  expect(await read()).toEqual(before);
});

test('the reset answers the defaults again', async () => {
  await t.call('PUT', '/feature-config', withFlags({ search: false }), editor);
  const answer = await t.call('DELETE', '/feature-config', undefined, editor);
  expect(answer.body.data).toEqual(defaultFeatureConfig);
  expect(await read()).toEqual(defaultFeatureConfig);
});

test('nobody else writes', async () => {
  expect((await t.call('PUT', '/feature-config', defaultFeatureConfig)).status).toBe(401);
  expect((await t.call('PUT', '/feature-config', defaultFeatureConfig, customer)).status).toBe(403);
  expect((await t.call('DELETE', '/feature-config', undefined, customer)).status).toBe(403);
});
