import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '#server/db/connect.ts';
import { type Connection, rowsOf } from '#server/db/connection.ts';
import { oneSnapshot } from '#server/db/copying.ts';
import { sql } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { schemaOf } from '#server/testing/empty-database.ts';
import { brokenInvariants } from '#server/testing/invariants.ts';
import { guestOrder, makeOrderShop, placeOrder } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { createEmptyDatabase } from '#server/testing/test-database.ts';
import { dumpDatabase } from './dump-database.ts';
import { checkBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const passphrase = 'correct horse battery';
const now = new Date('2026-11-25T01:00:00Z');
const server = process.env.TEST_DATABASE_URL;
const folder = mkdtempSync(join(tmpdir(), 'panier-backup-'));
const undo: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const one of undo) await one();
  rmSync(folder, { recursive: true, force: true });
});

const t = await startSharedApp();
const { dataDir } = t.deps.config;
const source = { ...t.connection, dataDir, bucket: null, secretKey: undefined };
const oddTexts = ['back\\slash \\n \\. \\N', 'tab\there', 'line\nfeed\rreturn', 'é漢字🥕', 'quote \' " ;', '\\.'];

beforeAll(async () => {
  const shop = await makeOrderShop(t);
  for (let i = 0; i < 3; i++) await placeOrder(t, guestOrder(shop.storeId, shop.apples, 1));
  for (const [i, text] of oddTexts.entries())
    await t.db.insert(customers).values({ email: `odd-${i}@panier.example`, name: text, externalId: `odd-${i}` });
  // A number that was taken and given back: the sequence is ahead of the rows.
  await t.db.execute(sql`select nextval('orders_id_seq'), nextval('orders_id_seq')`);
  for (const [name, content] of Object.entries({
    'media/a/b.webp': 'picture',
    'media/empty': '',
    'secret-key': 'k'.repeat(40),
  })) {
    mkdirSync(dirname(join(dataDir, name)), { recursive: true });
    writeFileSync(join(dataDir, name), content);
  }
  mkdirSync(join(dataDir, 'media', 'drafts'), { recursive: true });
  writeFileSync(join(dataDir, 'media', 'drafts', 'half'), 'half');
});

/** Everything that a dump holds, as text. */
async function contentOf({ copy }: Pick<Connection, 'copy'>): Promise<string> {
  const chunks = await copy(oneSnapshot, async (copying) => {
    const all: Buffer[] = [];
    for await (const chunk of dumpDatabase(copying, (entry) => entry)) all.push(chunk);
    return all;
  });
  return Buffer.concat(chunks).toString('latin1');
}

const schemaIn = ({ copy }: Pick<Connection, 'copy'>) =>
  copy(oneSnapshot, async ({ query }) =>
    (await schemaOf({ query: async (text) => ({ rows: await query(text) }) })).sort(),
  );

function filesOf(place: string): Record<string, string> {
  const names = readdirSync(place, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(place, name)).isFile(),
  );
  return Object.fromEntries(
    names
      .filter((name) => !/^(database|\.lock|media.drafts)/.test(name))
      .map((name) => [name, readFileSync(join(place, name), 'utf8')]),
  );
}

async function emptyPlace() {
  const made = server ? await createEmptyDatabase(server) : null;
  if (made) undo.push(made.drop);
  return { databaseUrl: made?.url, dataDir: mkdtempSync(join(folder, 'place-')), bucket: null, secretKey: undefined };
}

let count = 0;
const fileName = () => join(folder, `${++count}.backup`);
const write = (file: string, secret?: string) => writeBackup(source, { file, passphrase: secret, now });

test.each([undefined, passphrase])(
  'what is restored is what was backed up, sequences and files too (%s)',
  async (secret) => {
    const backup = { file: fileName(), passphrase: secret };
    await write(backup.file, secret);
    const place = await emptyPlace();
    const { head, hasKey } = await restoreBackup(place, backup, { replace: false });
    expect({ head: head.at, hasKey }).toEqual({ head: now.toISOString(), hasKey: true });
    expect(filesOf(place.dataDir)).toEqual(filesOf(dataDir));
    expect(statSync(join(place.dataDir, 'secret-key')).mode & 0o077).toBe(0);
    const restored = await connect(place);
    try {
      expect(await contentOf(restored)).toBe(await contentOf(t.connection));
      expect(await schemaIn(restored)).toEqual(await schemaIn(t.connection));
      expect(await brokenInvariants(restored.db)).toEqual({});
      const next = sql`select nextval('orders_id_seq')::int as next, max(id) as last from orders`;
      const [row] = rowsOf<{ next: number; last: number }>(await restored.db.execute(next));
      expect(row?.next).toBe((row?.last ?? 0) + 3);
      // The rules are in force again.
      await expect(restored.db.execute(sql`delete from stores`)).rejects.toThrow();
      const enabled = sql`select count(*)::int as count from pg_trigger where tgenabled = 'D'`;
      expect(rowsOf(await restored.db.execute(enabled))).toEqual([{ count: 0 }]);
    } finally {
      await restored.close();
    }
  },
);

test('a place that holds anything is refused unless it is to be replaced, and the file stays as it is', async () => {
  const backup = { file: fileName(), passphrase: undefined };
  await write(backup.file);
  const place = await emptyPlace();
  await restoreBackup(place, backup, { replace: false });
  const changed = await connect(place);
  await changed.db.execute(sql`update customers set name = 'changed'`);
  await changed.close();
  writeFileSync(join(place.dataDir, 'media', 'later'), 'later');
  await expect(restoreBackup(place, backup, { replace: false })).rejects.toThrow(/not empty .*--replace/);
  expect(filesOf(place.dataDir)).toHaveProperty([join('media', 'later')]);
  await restoreBackup(place, backup, { replace: true });
  expect(filesOf(place.dataDir)).toEqual(filesOf(dataDir));
  expect(readdirSync(place.dataDir).filter((name) => name.startsWith('.re'))).toEqual([]);
  const again = await connect(place);
  expect(await contentOf(again)).toBe(await contentOf(t.connection));
  await again.close();
});

test('files alone make a place not empty', async () => {
  const backup = { file: fileName(), passphrase: undefined };
  await write(backup.file);
  const place = await emptyPlace();
  writeFileSync(join(place.dataDir, 'secret-key'), 'of another shop');
  await expect(restoreBackup(place, backup, { replace: false })).rejects.toThrow(/secret-key.*--replace/);
  expect(filesOf(place.dataDir)).toEqual({ 'secret-key': 'of another shop' });
});

test.each([undefined, passphrase])(
  'a file that was cut or changed is refused before anything is written (%s)',
  async (secret) => {
    const whole = fileName();
    await write(whole, secret);
    const bytes = readFileSync(whole);
    const place = await emptyPlace();
    const broken = fileName();
    const refused = async (content: Buffer, why: RegExp) => {
      writeFileSync(broken, content);
      const restoring = restoreBackup(place, { file: broken, passphrase: secret }, { replace: true });
      await expect(restoring).rejects.toMatchObject({ name: 'BrokenBackup', message: expect.stringMatching(why) });
    };
    for (const at of [0, 10, 16, 100, Math.floor(bytes.length / 2), bytes.length - 1])
      await refused(bytes.subarray(0, at), /./);
    for (const at of [300, Math.floor(bytes.length / 2), bytes.length - 5]) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      await refused(changed, /changed|passphrase|length|missing/);
    }
    await refused(Buffer.concat([bytes, Buffer.from('x')]), /added/);
    await refused(Buffer.from('PANIER-BACKUP-2\n{}\n'), /newer/);
    expect(readdirSync(place.dataDir)).toEqual([]);
  },
);

test('without its passphrase, or with another, an encrypted file is refused and tells nothing', async () => {
  const file = fileName();
  await write(file, passphrase);
  expect(readFileSync(file).includes('panier.example')).toBe(false);
  await expect(checkBackup({ file, passphrase: undefined })).rejects.toThrow(/BACKUP_PASSPHRASE/);
  await expect(checkBackup({ file, passphrase: 'another passphrase' })).rejects.toThrow(/passphrase is not/);
});

test('nothing is written unencrypted where the shop serves it, by a link neither', async () => {
  const link = join(folder, 'link');
  symlinkSync(join(dataDir, 'media'), link);
  for (const at of [
    join(dataDir, 'media'),
    join(dataDir, 'media', 'new', 'folder'),
    link,
    join(link, 'deeper'),
    'public',
    'build/client',
  ]) {
    await expect(write(join(at, 'a.backup'))).rejects.toThrow(/serves/);
  }
  await write(join(dataDir, 'media', 'a.backup'), passphrase);
  rmSync(join(dataDir, 'media', 'a.backup'));
  const file = join(dataDir, 'backups', 'b.backup');
  await write(file);
  expect(statSync(file).mode & 0o077).toBe(0);
  const first = await checkBackup({ file, passphrase: undefined });
  await write(file);
  // A backup never holds earlier ones.
  expect(await checkBackup({ file, passphrase: undefined })).toEqual(first);
  rmSync(join(dataDir, 'backups'), { recursive: true });
});

test('the key of the settings is kept, and put beside the data where the settings have none', async () => {
  const backup = { file: fileName(), passphrase };
  const secretKey = 's'.repeat(40);
  rmSync(join(dataDir, 'secret-key'));
  await writeBackup({ ...source, secretKey }, { ...backup, now });
  writeFileSync(join(dataDir, 'secret-key'), 'k'.repeat(40));
  const place = await emptyPlace();
  await restoreBackup(place, backup, { replace: false });
  expect(readFileSync(join(place.dataDir, 'secret-key'), 'utf8')).toBe(secretKey);
  const other = await emptyPlace();
  await restoreBackup({ ...other, secretKey }, backup, { replace: false });
  expect(readdirSync(other.dataDir)).not.toContain('secret-key');
});
