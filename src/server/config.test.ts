import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('nothing set is a shop on this machine', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: './data',
    publicUrl: 'http://127.0.0.1:3000',
    currency: 'EUR',
    decimals: 2,
    clientId: 'panier-web',
    trustProxy: false,
    isLoopback: true,
    databaseUrl: undefined,
    seed: undefined,
  });
});

test('a blank setting is none', () => {
  const expected = { port: 3000, seed: undefined };
  expect(readConfig({ PORT: '', SMTP_URL: '', SEED: '', PUBLIC_URL: '' })).toMatchObject(expected);
});

test.each([
  ['PORT', { PORT: 'http' }],
  ['PORT', { PORT: '70000' }],
  ['SEED', { SEED: 'yes' }],
  ['SEED_PRODUCTS', { SEED_PRODUCTS: 'many' }],
  ['SEED_PRODUCTS', { SEED_PRODUCTS: '-1' }],
  ['SEED_PRODUCTS', { SEED_PRODUCTS: '1.5' }],
  ['SEED_PRODUCTS', { SEED_PRODUCTS: '5000001' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://x' }],
  ['SMTP_URL', { SMTP_URL: 'mail' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'shop.example' }],
  ['PUBLIC_URL', { HOST: '0.0.0.0' }],
  ['SECRET_KEY', { SECRET_KEY: 'short' }],
  ['CURRENCY', { CURRENCY: 'euro' }],
  ['IMPORT_URL', { IMPORT_URL: 'ftp://erp.example/a.csv', IMPORT_TEMPLATE: 'a' }],
  ['IMPORT_URL', { IMPORT_URL: 'file:///imports/', IMPORT_TEMPLATE: 'a' }],
  ['IMPORT_URL', { IMPORT_TEMPLATE: 'a' }],
  ['IMPORT_TEMPLATE', { IMPORT_URL: 'https://erp.example/a.csv' }],
  ['IMPORT_AT', { IMPORT_AT: '24:00' }],
  ['IMPORT_AT', { IMPORT_AT: '3h' }],
  ['TRUST_PROXY', { TRUST_PROXY: 'yes' }],
  ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.1, proxy.example' }],
  ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/33' }],
  ['TRUST_PROXY', { TRUST_PROXY: 'loopback/8' }],
])('%s is named when it is wrong: %o', (name, env) => {
  expect(() => readConfig(env)).toThrow(new RegExp(`^${name}: `, 'm'));
});

test('a trailing slash of the public address is dropped', () => {
  expect(readConfig({ PUBLIC_URL: 'https://shop.example/' }).publicUrl).toBe('https://shop.example');
});

test.each([
  ['', false],
  ['false', false],
  ['true', true],
  ['10.0.0.1, 10.0.0.2', '10.0.0.1, 10.0.0.2'],
  ['loopback, 10.0.0.0/8, fd00::/8', 'loopback, 10.0.0.0/8, fd00::/8'],
])('TRUST_PROXY=%s', (value, expected) => {
  expect(readConfig({ TRUST_PROXY: value }).trustProxy).toBe(expected);
});

test('TRUST_PROXY as a number trusts that many hops', () => {
  const { trustProxy } = readConfig({ TRUST_PROXY: '2' });
  const expected = [true, true, false];
  expect([0, 1, 2].map((hop) => typeof trustProxy === 'function' && trustProxy('1.1.1.1', hop))).toEqual(expected);
});
