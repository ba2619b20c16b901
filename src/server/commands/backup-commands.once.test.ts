import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listBackups } from '#server/backup/backup-folder.ts';
import { readConfig } from '#server/config.ts';
import { connect } from '#server/db/connect.ts';
import { sql } from '#server/db/sql.ts';
import { fillShop } from '#server/seed/fill-shop.ts';
import { makeOrderShop } from '#server/testing/order-shop.ts';
import { backUp, restore, runDrill } from './backup-commands.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'panier-commands-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const config = readConfig({ DATA_DIR: dataDir, SEED: 'none' });
const lines: string[] = [];
const say = (line: string) => void lines.push(line);

beforeAll(async () => {
  const connection = await connect(config);
  await fillShop(connection, config, new Date(), say);
  await makeOrderShop({ db: connection.db });
  await connection.close();
});

test('a backup, a drill on it, and a restore of it over what has come to be wrong since', async () => {
  expect(await backUp(config, [], say)).toBe(true);
  expect(await listBackups(join(dataDir, 'backups'))).toHaveLength(1);
  expect(lines).toContainEqual(expect.stringContaining('BACKUP_PASSPHRASE'));
  expect(await runDrill(config, [], say)).toBe(true);
  expect(lines).toContainEqual(expect.stringMatching(/Bought something: order P\d/));

  const connection = await connect(config);
  await connection.db.execute(sql`update stock set on_hand_milli = on_hand_milli + 1000`);
  await connection.close();
  const [newest] = await listBackups(join(dataDir, 'backups'));
  const file = newest?.file ?? '';
  await expect(restore(config, [file], say)).rejects.toThrow(/--replace/);
  await expect(restore(config, [file, '--force'], say)).rejects.toThrow(/--force is not known/);
  await expect(restore(config, [], say)).rejects.toThrow(/which file/);
  // A backup of a shop whose data is wrong is told by the drill and by the restore.
  const wrong = join(dataDir, 'backups', 'wrong.backup');
  expect(await backUp(config, [wrong], say)).toBe(true);
  expect(await runDrill(config, [wrong], say)).toBe(false);
  expect(await restore(config, [wrong, '--replace'], say)).toBe(false);
  expect(lines.at(-1)).toMatch(/Does not hold: stockByLedger/);
  expect(await restore(config, [file, '--replace'], say)).toBe(true);
});
