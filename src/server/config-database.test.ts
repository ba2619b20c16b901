import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { hostsOf } from './config-database.ts';

const primary = 'postgres://panier@one/panier';

test.each([
  [primary, [primary]],
  ['postgres://u:a%2Cb@one:5432/x?sslmode=require', ['postgres://u:a%2Cb@one:5432/x?sslmode=require']],
  [
    'postgres://u:p@one:5432,two:5433/x?target_session_attrs=read-write&sslmode=require',
    ['postgres://u:p@one:5432/x?sslmode=require', 'postgres://u:p@two:5433/x?sslmode=require'],
  ],
  ['postgresql://one,[::1]:5433/x', ['postgresql://one/x', 'postgresql://[::1]:5433/x']],
])('the hosts of %s', (url, hosts) => expect(hostsOf(url)).toEqual(hosts));

test('a pooler, a way past it and a replica', () => {
  const env = { DATABASE_URL: primary, DATABASE_DIRECT_URL: 'postgres://a,b/x', DATABASE_READ_URL: 'postgres://c/x' };
  expect(readConfig(env)).toMatchObject({
    databaseUrl: primary,
    databaseDirectUrl: 'postgres://a,b/x',
    databaseReadUrl: 'postgres://c/x',
  });
});

test.each([
  ['DATABASE_URL', { DATABASE_URL: 'postgres://one,two:port/x' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres:///x' }],
  ['DATABASE_URL', { DATABASE_DIRECT_URL: primary }],
  ['DATABASE_URL', { DATABASE_READ_URL: primary }],
  ['DATABASE_READ_URL', { DATABASE_URL: primary, DATABASE_READ_URL: 'postgres://a,b/x' }],
  ['DATABASE_READ_URL', { DATABASE_URL: primary, DATABASE_READ_URL: 'mysql://a/x' }],
])('%s is named in %o', (name, env) => expect(() => readConfig(env)).toThrow(new RegExp(`^${name}: `)));
