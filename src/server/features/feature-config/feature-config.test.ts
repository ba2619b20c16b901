import { beforeEach, describe, expect, test } from 'vitest';
import { defaultFeatureConfig } from '#domain/access/feature-config.ts';
import { featureConfigs } from '#server/db/tables/shop.ts';
import { makeSignedIn, makeStaff } from '#server/testing/accounts.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const t = await startSharedApp();
const editor = { authorization: `Bearer ${(await makeStaff(t, ['CAN_EDIT_FEATURES_CONFIGURATION'])).token}` };
const customer = { authorization: `Bearer ${(await makeSignedIn(t)).token}` };

const read = async () => (await t.call('GET', '/feature-config')).body.data;
const withFlags = (features: object) => {
  return { ...defaultFeatureConfig, features: { ...defaultFeatureConfig.features, ...features } };
};

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
  ['nothing for a flag', withFlags({ search: null }), 'features.search'],
  ['nothing for a group', { ...defaultFeatureConfig, pages: null }, 'pages'],
])('%s is refused and named', async (_, config, field) => {
  const before = await read();
  const answer = await t.call('PUT', '/feature-config', config, editor);
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.body.data.errors)).toEqual([field]);
  expect(await read()).toEqual(before);
});

describe('two administrators at once', () => {
  const audited = async () =>
    (await t.call('GET', '/audit?thing=featureConfig&per_page=100', undefined, editor)).body.data;
  beforeEach(async () => {
    await t.call('DELETE', '/feature-config', undefined, editor);
  });

  test('who switch different flags do not take each other back, the first time too', async () => {
    await t.db.delete(featureConfigs);
    const { total } = await audited();
    const wishes = [
      { features: { search: false } },
      { features: { orderTracking: true } },
      { pages: { about: true } },
      { versions: { v2: true } },
    ];
    const answers = await Promise.all(wishes.map((wish) => t.call('PUT', '/feature-config', wish, editor)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await read()).toEqual({
      ...withFlags({ search: false, orderTracking: true }),
      pages: { ...defaultFeatureConfig.pages, about: true },
      versions: { v2: true },
    });
    expect((await audited()).total).toBe(total + 4);
  });

  test('who switch the same flag: the last one counts, and each is in the audit', async () => {
    const { total } = await audited();
    const about = (isOn: boolean) => t.call('PUT', '/feature-config', { pages: { about: isOn } }, editor);
    expect((await about(true)).status).toBe(200);
    expect((await about(false)).status).toBe(200);
    const { items } = await audited();
    expect(items.slice(0, items.length - total).map(({ changes }: { changes: object[] }) => changes)).toEqual([
      [expect.objectContaining({ field: 'pages.about', before: true, after: false })],
      [expect.objectContaining({ field: 'pages.about', before: false, after: true })],
    ]);
    await Promise.all([about(true), about(false), about(true)]);
    // By their numbers, which follow the writes; their times are those at which the calls began.
    const entries: { id: number; changes: { after: boolean }[] }[] = (await audited()).items;
    const last = entries.toSorted((a, b) => b.id - a.id)[0];
    expect((await read()).pages.about).toBe(last?.changes[0]?.after);
  });
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
