// A file that has grown too long is split at its headings: 250 lines, or 400 for tables of data, words and tests.
// Usage: node scripts/check/sizes.mjs [root folder]
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = process.argv[2] ?? '.';
const files = globSync('{src,scripts,demo,e2e,bench}/**/*.{ts,tsx,mjs,js,css}', { cwd: root }).map((file) =>
  file.replaceAll('\\', '/'),
);
const roomy = /\.test\.tsx?$|\.spec\.ts$|\/testing\/|\/i18n\/|\/db\/(tables|seed)\/|[/-](words|table)\.ts$/;
const counted = files.filter((file) => !file.includes('/migrations/'));
const faults = [];
if (counted.length === 0) faults.push(`no source files below ${root}`);

for (const file of counted.sort()) {
  const lines = readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length;
  const limit = roomy.test(file) ? 400 : 250;
  if (lines > limit) faults.push(`${file} has ${lines} lines, more than ${limit}: split it`);
}

for (const fault of faults) console.error(fault);
console.log(`${counted.length} files, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
