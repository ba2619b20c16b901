import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { makeStore } from '#server/testing/catalogue.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { fillApart } from './fill-apart.ts';
import { isNewDemo, lacksDemo } from './fill-shop.ts';

const t = await startSharedApp();

test('the demo is lacked by an empty shop that is to have it, and by no other', async () => {
  const { db } = t;
  const lacks = (kind: 'embedded' | 'postgres', env: Record<string, string>) =>
    lacksDemo({ db, kind }, readConfig(env));
  const onNetwork = { HOST: '0.0.0.0', PUBLIC_URL: 'https://shop.example' };
  expect(await lacks('embedded', {})).toBe(true);
  expect(await lacks('postgres', { SEED: 'demo' })).toBe(true);
  expect(await lacks('postgres', {})).toBe(false);
  expect(await lacks('embedded', onNetwork)).toBe(false);
  expect(await lacks('embedded', { SEED: 'none' })).toBe(false);
  await makeStore(db);
  expect(await lacks('embedded', {})).toBe(false);
});

test('an embedded database that is not there yet is known to lack the demo without being opened', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'panier-new-'));
  const isNew = (env: Record<string, string> = {}) => isNewDemo(readConfig({ DATA_DIR: dataDir, ...env }));
  expect(isNew()).toBe(true);
  expect(isNew({ DATA_DIR: join(dataDir, 'of-nobody-yet') })).toBe(true);
  expect(isNew({ SEED: 'none' })).toBe(false);
  expect(isNew({ SEED: 'demo', DATABASE_URL: 'postgres://127.0.0.1/shop' })).toBe(false);
  expect(isNew({ HOST: '0.0.0.0', PUBLIC_URL: 'https://shop.example' })).toBe(false);
  mkdirSync(join(dataDir, 'database'));
  expect(isNew()).toBe(false);
  rmSync(dataDir, { recursive: true });
});

test('a program that fills the shop and fails does not go unnoticed', async () => {
  await expect(fillApart({ ...process.env, DATABASE_URL: 'postgres://127.0.0.1:1/none' })).rejects.toThrow(
    'ended with 1',
  );
});
