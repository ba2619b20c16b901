import { join } from 'node:path';
import { backupName, deleteOldBackups, listBackups, usualFolder } from '#server/backup/backup-folder.ts';
import { checkBackup } from '#server/backup/read-backup.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { writeBackup } from '#server/backup/write-backup.ts';
import type { Config } from '#server/config.ts';
import { connect } from '#server/db/connect.ts';
import { openUnmigrated } from '#server/db/open-unmigrated.ts';
import { checkTimes, runChecks } from '#server/services/invariants/run-checks.ts';
import { drill } from './drill.ts';

type Say = (line: string) => void;
const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MB`;

/** `npm run backup [-- FILE]`: writes it, and reads it again from its beginning to its end. */
export async function backUp(config: Config, [file]: readonly string[], say: Say): Promise<boolean> {
  const { passphrase, nightly } = config.backup;
  const now = new Date();
  const folder = nightly?.folder ?? usualFolder(config.dataDir);
  const target = file ?? join(folder, backupName(now));
  const database = await openUnmigrated(config);
  try {
    const { bytes, entries } = await writeBackup({ ...database, ...config }, { file: target, passphrase, now });
    const { tables, files } = await checkBackup({ file: target, passphrase });
    say(`✓ ${target}: ${megabytes(bytes)}, ${tables} tables, ${files} files, ${entries} entries, read again and whole`);
  } finally {
    await database.close();
  }
  if (nightly && file === undefined) await deleteOldBackups(folder, nightly.keep);
  if (!passphrase)
    say('! It is not encrypted. BACKUP_PASSPHRASE encrypts it; keep that passphrase apart from the file.');
  return true;
}

/** `npm run restore -- FILE [--replace]`: into the database and folder of the settings, then checks what must hold. */
export async function restore(config: Config, args: readonly string[], say: Say): Promise<boolean> {
  const [file] = args.filter((arg) => !arg.startsWith('--'));
  const unknown = args.find((arg) => arg.startsWith('--') && arg !== '--replace');
  if (unknown) throw new Error(`${unknown} is not known: npm run restore -- FILE [--replace]`);
  if (!file) throw new Error('Say which file: npm run restore -- /path/to/the.backup [--replace]');
  say(`▸ Reading ${file} …`);
  const backup = { file, passphrase: config.backup.passphrase };
  const { head, tables, files, hasKey } = await restoreBackup(config, backup, { replace: args.includes('--replace') });
  say(`✓ The shop of ${head.at} is restored: ${tables} tables, ${files} files`);
  if (!hasKey && !config.secretKey) say('! It holds no key: links and sessions of before are not valid any more.');
  if (config.secretKey) say('! SECRET_KEY of the settings counts, not the key of the backup.');
  const connection = await connect(config);
  try {
    await connection.vacuum();
    const log = { error: (line: unknown) => say(`✗ ${JSON.stringify(line)}`) };
    const broken = await runChecks({ db: connection.db, log }, { now: new Date(), most: checkTimes.nightly });
    say(broken.length === 0 ? '✓ All that must hold of its data holds' : `✗ Does not hold: ${broken.join(', ')}`);
    return broken.length === 0;
  } finally {
    await connection.close();
  }
}

/**
 * `npm run backup:drill [-- FILE] [--into=postgres://…]`: of the newest where none is named, of a fresh one where there
 * is none.
 */
export async function runDrill(config: Config, args: readonly string[], say: Say): Promise<boolean> {
  const into = args.find((arg) => arg.startsWith('--into='))?.slice('--into='.length);
  const folder = config.backup.nightly?.folder ?? usualFolder(config.dataDir);
  const newest = async () => (await listBackups(folder))[0]?.file;
  let file = args.find((arg) => !arg.startsWith('--')) ?? (await newest());
  if (!file) {
    await backUp(config, [], say);
    file = await newest();
  }
  if (!file) throw new Error(`There is no backup in ${folder}.`);
  say(`▸ Restoring ${file} into an empty place …`);
  const start = performance.now();
  const { at, tables, files, broken, bought } = await drill({ file, passphrase: config.backup.passphrase }, into);
  say(`✓ The shop of ${at}: ${tables} tables, ${files} files`);
  say(broken.length === 0 ? '✓ All that must hold of its data holds' : `✗ Does not hold: ${broken.join(', ')}`);
  say(
    'number' in bought ? `✓ Bought something: order ${bought.number}` : `✗ Nothing could be bought: ${bought.refused}`,
  );
  say(`  ${((performance.now() - start) / 1000).toFixed(0)} s; the place is deleted, the shop was not touched`);
  return broken.length === 0 && 'number' in bought;
}
