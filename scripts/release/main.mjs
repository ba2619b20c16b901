// `npm run release -- 0.2.0`: names the notes, sets the version, keeps the schema, commits and tags (docs/releasing.md).
// TEST_DATABASE_URL names a PostgreSQL server, whose pg_dump is beside it.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { nodePath } from '../run/node-path.mjs';
import { isAtLeast, nameNotes, readVersion } from './release-notes.mjs';

const [version = ''] = process.argv.slice(2);
const run = (program, ...args) =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
try {
  release();
} catch (error) {
  console.error(`✗ ${error.message}`);
  process.exit(1);
}

function release() {
  readVersion(version);
  const { version: last } = JSON.parse(readFileSync('package.json', 'utf8'));
  if (!isAtLeast(version, last)) throw new Error(`${version} comes before ${last}, which is in package.json`);
  if (run('git', 'status', '--porcelain') !== '') throw new Error('There are changes that are not committed');
  if (run('git', 'tag', '--list', `v${version}`) !== '') throw new Error(`${version} is released already`);
  if (!process.env.TEST_DATABASE_URL) throw new Error('Set TEST_DATABASE_URL to a PostgreSQL server');
  const notes = nameNotes(readFileSync('CHANGELOG.md', 'utf8'), version, new Date().toISOString().slice(0, 10));
  run(nodePath(), 'scripts/release/keep-schema.ts', `src/server/testing/releases/${version}.sql.gz`);
  writeFileSync('CHANGELOG.md', notes);
  run('npm', 'version', version, '--no-git-tag-version', '--allow-same-version');
  run('git', 'add', '--all');
  run('git', 'commit', '--quiet', '--message', `Release ${version}`);
  run('git', 'tag', '--annotate', `v${version}`, '--message', `Panier ${version}`);
  console.log(`▸ ${version} is committed and tagged: npm test in a fresh clone, then git push --follow-tags`);
}
