import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BackupFile, checkBackup } from '#server/backup/read-backup.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { readConfig } from '#server/config.ts';
import { connect } from '#server/db/connect.ts';
import { checkTimes, runChecks } from '#server/services/invariants/run-checks.ts';
import { type Bought, buyOnce } from './buy-once.ts';

export type Drill = { at: string; tables: number; files: number; broken: string[]; bought: Bought };

/**
 * Restores a backup into an empty place of its own, checks all that must hold of a shop, and buys something there; the
 * place is deleted afterwards, and the shop is not touched. The place is an embedded database in a folder of this machine,
 * or an empty one of a server where `databaseUrl` names it.
 */
export async function drill(backup: BackupFile, databaseUrl?: string | undefined): Promise<Drill> {
  const dataDir = await mkdtemp(join(tmpdir(), 'panier-drill-'));
  try {
    const { head } = await checkBackup(backup);
    const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, PAYMENT_SANDBOX: 'off', SEED: 'none' });
    const { tables, files } = await restoreBackup(config, backup, { replace: false });
    const connection = await connect(config);
    try {
      const silent = { error: () => undefined };
      const checks = () => runChecks({ db: connection.db, log: silent }, { now: new Date(), most: checkTimes.nightly });
      const broken = await checks();
      const bought = await buyOnce(config, connection);
      const after = (await checks())
        .filter((name) => !broken.includes(name))
        .map((name) => `${name} (after the purchase)`);
      return { at: head.at, tables, files, broken: [...broken, ...after], bought };
    } finally {
      await connection.close();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
