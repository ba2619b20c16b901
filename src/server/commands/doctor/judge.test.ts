import { expect, test } from 'vitest';
import { checks, type Facts, judge } from './judge.ts';

const now = new Date('2026-11-25T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const shop = {
  host: '0.0.0.0',
  isLoopback: false,
  publicUrl: 'https://shop.example',
  trustsProxy: true,
  hasSecretKey: true,
  usesServer: true,
};
const database = { version: 16, lacks: [], applied: 5, newest: 5, brokenChecks: [] };
const backup = { folder: '/b', error: null, newest: hoursAgo(2), isEncrypted: true, isSameDisk: false };
const healthy: Facts = {
  now,
  node: 'v24.21.0',
  settings: [],
  shop,
  isBuilt: true,
  folder: { path: '/data', error: null, freeBytes: 2 ** 34 },
  bucket: { name: 'shop', endpoint: 'https://s3.example', fault: null },
  database,
  replica: { isReplica: true, isBehind: false },
  pooler: { statementTimeout: 15_000 },
  clocks: [{ of: 'the database', ahead: 0.2 }],
  mail: { host: 'mail.example', error: null },
  providers: [{ name: 'Stripe', error: null }],
  engine: { host: 'typesense:8108', behind: 2 },
  backup,
};
const local = {
  ...shop,
  host: '127.0.0.1',
  isLoopback: true,
  publicUrl: 'http://127.0.0.1:3000',
  trustsProxy: false,
  usesServer: false,
};

test('a shop that is well has one line of each check, and none that is wrong', () => {
  expect(judge(healthy).map(({ level }) => level)).toEqual(Object.keys(checks).map(() => 'well'));
});

test('a shop that somebody tries out on their own machine has notes, nothing wrong', () => {
  const tried: Facts = {
    ...healthy,
    shop: local,
    mail: null,
    providers: [],
    engine: null,
    backup: null,
    replica: null,
    pooler: null,
    database: { ...database, version: null },
  };
  expect(judge(tried).filter(({ level }) => level === 'wrong')).toEqual([]);
  expect(judge(tried).filter(({ level }) => level === 'note').length).toBe(2);
});

const cases: [keyof typeof checks, Partial<Facts>, string[]][] = [
  ['settings', { shop: null, settings: ['PORT: no', 'SEED: no'] }, ['wrong: PORT', 'wrong: SEED']],
  ['settings', { shop: { ...shop, publicUrl: 'http://shop.example' } }, ['wrong: https:']],
  ['settings', { shop: { ...shop, trustsProxy: false } }, ['wrong: TRUST_PROXY']],
  ['settings', { shop: { ...shop, usesServer: false } }, ['wrong: DATABASE_URL']],
  ['settings', { shop: { ...shop, hasSecretKey: false } }, ['note: SECRET_KEY']],
  ['settings', { shop: local }, ['well: in order']],
  ['versions', { node: 'v20.20.2' }, ['wrong: 24']],
  ['versions', { node: 'v26.0.0', isBuilt: false }, ['well: v26', 'note: npm start']],
  [
    'bucket',
    { bucket: { name: 'b', endpoint: 'https://s3.example', fault: { setting: 'FILES_URL', error: 'no bucket' } } },
    ['wrong: FILES_URL: no bucket'],
  ],
  [
    'bucket',
    { bucket: { name: 'b', endpoint: 'http://minio:9000', fault: { setting: null, error: 'ECONNREFUSED' } } },
    ['wrong: ECONNREFUSED', 'note: http:'],
  ],
  ['disk', { folder: { path: '/d', error: 'EACCES', freeBytes: 0 } }, ['wrong: EACCES']],
  ['disk', { folder: { path: '/d', error: null, freeBytes: 400 * 2 ** 20 } }, ['wrong: Only 400 MB']],
  ['database', { database: { error: 'ECONNREFUSED' } }, ['wrong: ECONNREFUSED']],
  ['database', { database: { isOpenElsewhere: true } }, ['note: running shop']],
  ['database', { database: { ...database, version: 14 } }, ['wrong: 15 or later']],
  ['database', { database: { ...database, lacks: ['pg_trgm'] } }, ['wrong: pg_trgm']],
  ['database', { database: { ...database, applied: null } }, ['note: empty']],
  ['database', { database: { ...database, applied: 4 } }, ['note: earlier release']],
  ['database', { database: { ...database, applied: 6 } }, ['wrong: newer release']],
  ['database', { database: { ...database, brokenChecks: ['stockByLedger'] } }, ['wrong: stockByLedger']],
  ['replica', { replica: null }, []],
  ['replica', { replica: { error: 'ECONNREFUSED' } }, ['wrong: ECONNREFUSED']],
  ['replica', { replica: { isReplica: true, isBehind: true } }, ['wrong: more than a second behind']],
  ['replica', { replica: { isReplica: false, isBehind: false } }, ['wrong: no replica']],
  ['pooler', { pooler: null }, []],
  ['pooler', { pooler: { error: 'ECONNREFUSED' } }, ['wrong: ECONNREFUSED']],
  ['pooler', { pooler: { statementTimeout: 0 } }, ['wrong: connect_query']],
  ['clock', { clocks: [] }, []],
  ['clock', { clocks: [{ of: 'Stripe', ahead: 30 }] }, ['well: right']],
  ['clock', { clocks: [{ of: 'Stripe', ahead: 31 }] }, ['wrong: Stripe is 31 s ahead']],
  ['clock', { clocks: [{ of: 'the database', ahead: -3600 }] }, ['wrong: 3600 s behind']],
  ['mail', { mail: { host: 'm', error: '535 no' } }, ['wrong: 535']],
  ['mail', { mail: null }, ['wrong: SMTP_URL']],
  ['mail', { mail: null, shop: local }, ['note: files']],
  ['providers', { providers: [{ name: 'PayPal', error: '401' }] }, ['wrong: PayPal refuses: 401']],
  ['providers', { providers: [] }, []],
  ['engine', { engine: null }, []],
  ['engine', { engine: { host: 'e:1', error: '401 Forbidden' } }, ['wrong: 401']],
  ['engine', { engine: { host: 'e:1', behind: null } }, ['note: yet to fill']],
  ['engine', { engine: { host: 'e:1', behind: 61 } }, ['wrong: 61 s behind']],
  ['backups', { backup: null }, ['wrong: BACKUP_DIR']],
  ['backups', { backup: null, shop: local }, ['note: BACKUP_DIR']],
  ['backups', { backup: { ...backup, error: 'EROFS' } }, ['wrong: EROFS']],
  ['backups', { backup: { ...backup, newest: null } }, ['wrong: no backup']],
  ['backups', { backup: { ...backup, newest: hoursAgo(26) } }, ['well: 26 hours']],
  ['backups', { backup: { ...backup, newest: hoursAgo(26.1) } }, ['wrong: 26 hours']],
  ['backups', { backup: { ...backup, isEncrypted: false } }, ['well: 2 hours', 'note: BACKUP_PASSPHRASE']],
  ['backups', { backup: { ...backup, isSameDisk: true } }, ['well: 2 hours', 'note: elsewhere']],
];

test.each(cases)('%s of %o', (name, facts, expected) => {
  const found = (checks[name]?.({ ...healthy, ...facts }) ?? []).map(({ level, text }) => `${level}: ${text}`);
  expect(found).toHaveLength(expected.length);
  for (const [i, said] of found.entries()) {
    const [level = '', part = ''] = (expected[i] ?? '').split(/: (.*)/s);
    expect(said.startsWith(`${level}: `)).toBe(true);
    expect(said).toContain(part);
  }
});
