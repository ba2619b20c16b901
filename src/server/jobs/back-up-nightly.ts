import { join } from 'node:path';
import { latestTime } from '#domain/clock/recurring.ts';
import { backupName, deleteOldBackups } from '#server/backup/backup-folder.ts';
import { checkBackup } from '#server/backup/read-backup.ts';
import { writeBackup } from '#server/backup/write-backup.ts';
import type { Deps } from '#server/deps.ts';
import { readShopZone } from '#server/services/shop/shop-stores.ts';
import { runOnce } from '#server/services/tasks/run-once.ts';

/** Milliseconds: longer than a large shop takes. */
const lease = 6 * 3_600_000;
/** Before what failed is tried again. */
const pause = 1_800_000;

/**
 * Backs the shop up once a night into BACKUP_DIR, in one process alone; reads the file once more from its beginning to its
 * end, and only then deletes the oldest. A shop that did not run then does it when it is started.
 */
export async function backUpNightly(
  { db, connection, config }: Pick<Deps, 'db' | 'connection' | 'config'>,
  now: Date,
): Promise<boolean> {
  const { nightly, passphrase } = config.backup;
  if (!nightly) return false;
  const due = latestTime(now, await readShopZone(db), nightly);
  return runOnce({ db }, { name: 'backup', due, now, lease, pause }, async () => {
    const file = join(nightly.folder, backupName(now));
    const { dataDir, bucket, secretKey } = config;
    await writeBackup({ ...connection, dataDir, bucket, secretKey }, { file, passphrase, now });
    await checkBackup({ file, passphrase });
    await deleteOldBackups(nightly.folder, nightly.keep);
  });
}
