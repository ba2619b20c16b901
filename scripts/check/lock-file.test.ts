import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Packages = Record<string, { dependencies?: Record<string, string> }>;
const { packages }: { packages: Packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
/** Asked for by a tag, such as `latest`, which npm cannot tell of a file. */
const byTag = Object.values(packages).flatMap(({ dependencies = {} }) =>
  Object.keys(dependencies).filter((name) => /^[a-z]+$/.test(dependencies[name] ?? '')),
);

// The npm of Node 20 holds an optional peer to its range and refuses a lock file in which it does not suit, so that not even
// `npm start` works; newer ones do not. CONTRIBUTING says how the lock file is written.
test('every package of the lock file suits whoever asks for it', () => {
  const { stdout } = spawnSync('npm', ['ls', '--package-lock-only', '--all', '--json'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    shell: process.platform === 'win32',
  });
  const { problems = [] }: { problems?: string[] } = JSON.parse(stdout);
  const nameOf = (problem: string) => /^\w+: (@?[^@ ]+)@/.exec(problem)?.[1] ?? problem;
  expect(problems.filter((problem) => !byTag.includes(nameOf(problem)))).toEqual([]);
});
