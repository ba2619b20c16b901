// Deletes the built files that nobody can ask for any more: those of builds of two weeks ago. A build writes all of its own
// anew, so that a file which it shares with one before is as young as itself.
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Days: a tab that has been open for longer is reloaded by whoever comes back to it. */
const kept = 14;

/** @param {string} folder with all folders below it; @param {number} now in ms */
export function dropOldFiles(folder, now) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && now - statSync(file).mtimeMs > kept * 86_400_000) rmSync(file);
  }
}

if (import.meta.main) dropOldFiles('build', Date.now());
