import { spawnSync } from 'node:child_process';

/**
 * The files that differ from where this branch left `base`, those that git does not know yet among them.
 * @param {string} [base] a branch or a commit; without one `main`, or `origin/main` where that is not here
 * @returns {string[]} paths from the root
 */
export function readChanges(base) {
  const found = base ?? ['main', 'origin/main'].find((name) => git('rev-parse', '--verify', '--quiet', name).isDone);
  const { isDone, lines } = git('merge-base', found ?? 'HEAD', 'HEAD');
  if (!isDone) throw new Error(`git knows no ${found} that this branch comes from`);
  const differing = git('diff', '--name-only', '--no-renames', lines[0] ?? 'HEAD').lines;
  const unknown = git('ls-files', '--others', '--exclude-standard').lines;
  return [...new Set([...differing, ...unknown])].sort();
}

function git(...args) {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return { isDone: status === 0, lines: (stdout ?? '').split('\n').filter(Boolean) };
}
