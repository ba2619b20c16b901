import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Writes a small tree (the text of each file by its path from the root), hands its root to `look`, and removes it. */
export function inPlantedTree<T>(files: Record<string, string>, look: (root: string) => T): T {
  const root = mkdtempSync(join(tmpdir(), 'panier-planted-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    return look(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

export type CheckResult = { isRed: boolean; output: string };

/** Runs one of the checks of this folder, as `walls.mjs`, over a small tree of its own. */
export function runCheck(script: string, files: Record<string, string>): CheckResult {
  return inPlantedTree(files, (root) => {
    const path = fileURLToPath(new URL(script, import.meta.url));
    const { status, stdout, stderr } = spawnSync(process.execPath, [path, root], { encoding: 'utf8' });
    return { isRed: status !== 0, output: stdout + stderr };
  });
}
