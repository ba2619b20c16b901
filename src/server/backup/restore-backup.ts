import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Config } from '#server/config.ts';
import { type Copying, writing } from '#server/db/copying.ts';
import { openUnmigrated, type Where } from '#server/db/open-unmigrated.ts';
import { filledTables, loadSequences, loadTable, makeSchema, suspendRules } from './load-database.ts';
import { type BackupFile, type Checked, checkBackup, readBackup } from './read-backup.ts';
import { findFilled, type Swapped, swapFiles } from './restore-files.ts';

type Place = Where & Pick<Config, 'bucket' | 'secretKey'>;

/**
 * Puts a backup in the place of a shop that does not run. All of the file is checked before anything is written; then
 * database and files change together or not at all. Throws where the place holds anything, unless `replace` is said.
 */
export async function restoreBackup(
  place: Place,
  backup: BackupFile,
  { replace }: { replace: boolean },
): Promise<Checked> {
  const checked = await checkBackup(backup);
  await mkdir(place.dataDir, { recursive: true });
  const target = await openUnmigrated(place);
  const id = randomBytes(6).toString('hex');
  const staging = join(place.dataDir, `.restored-${id}`);
  let swapped: Swapped | null = null;
  try {
    const others = await target.countOthers();
    if (others > 0)
      throw new Error(`The database is in use by ${others} other connection(s): stop every process of the shop first.`);
    await target.copy(writing, async (copying) => {
      if (!replace) await refuseFilled(copying, place);
      await mkdir(staging, { mode: 0o700 });
      await loadAll(copying, { place, backup, staging, schema: checked.head.schema });
      swapped = await swapFiles(place, staging, join(place.dataDir, `.replaced-${id}`));
    });
  } catch (error) {
    await (swapped as Swapped | null)?.undo();
    throw error;
  } finally {
    await rm(staging, { recursive: true, force: true });
    await target.close();
  }
  await (swapped as Swapped | null)?.finish().catch((error: Error) => {
    throw new Error(`The shop is restored, but files of before could not be deleted: ${error.message}`);
  });
  return checked;
}

async function refuseFilled(copying: Copying, place: Place): Promise<void> {
  const filled = await filledTables(copying);
  if (filled.length > 0)
    throw new Error(
      `The database is not empty (${filled.slice(0, 3).join(', ')}${filled.length > 3 ? ' …' : ''}). Say --replace to lose what it holds.`,
    );
  const files = await findFilled(place);
  if (files)
    throw new Error(
      `${files.where} is not empty (${files.names.slice(0, 3).join(', ')}). Say --replace to lose what it holds.`,
    );
}

type Loading = { place: Place; backup: BackupFile; staging: string; schema: number };

async function loadAll(copying: Copying, { place, backup, staging, schema }: Loading): Promise<void> {
  await makeSchema(copying, schema);
  const putRulesBack = await suspendRules(copying);
  await readBackup(backup, async (about, content) => {
    if (about.kind === 'table') await loadTable(copying, about, content);
    if (about.kind === 'sequences') await loadSequences(copying, content);
    if (about.kind === 'file') {
      await mkdir(dirname(join(staging, about.name)), { recursive: true });
      await pipeline(content, createWriteStream(join(staging, about.name), { mode: modeOf(about.name) }));
    }
    if (about.kind !== 'key' || place.secretKey !== undefined) return;
    // The settings had it there and have none here.
    const chunks: Buffer[] = [];
    for await (const chunk of content) chunks.push(chunk);
    await writeFile(join(staging, 'secret-key'), Buffer.concat(chunks), { mode: 0o600 });
  });
  await putRulesBack();
}

const modeOf = (name: string) => (name === 'secret-key' ? 0o600 : 0o644);
