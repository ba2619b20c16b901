import { readdir, rm, stat } from 'node:fs/promises';
import { join, parse } from 'node:path';

/**
 * Deletes the mails and SMS that were written as files into a folder: those with one of the names (without ending), and
 * every file that was written before `before`, whatever wrote it (a test mail has no entry in the outbox).
 */
export async function deleteSentFiles(folder: string, names: ReadonlySet<string>, before: Date): Promise<void> {
  for (const file of await filesIn(folder)) {
    const path = join(folder, file);
    if (names.has(parse(file).name) || (await isOlder(path, before))) await rm(path, { force: true });
  }
}

/** None where there is no folder: a shop that sends by SMTP_URL has none. */
async function filesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

async function isOlder(path: string, before: Date): Promise<boolean> {
  try {
    return (await stat(path)).mtime < before;
  } catch (error) {
    // Another process has deleted it, or what was unfinished has got its name.
    if (isMissing(error)) return false;
    throw error;
  }
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';
