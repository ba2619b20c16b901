// The same lines in two places: 12 of them, one after the other, are to be one function, type or table with a name.
// Blank lines, comments, lone punctuation and imports do not count; white space is folded. The languages of the pages
// name the same parts of their words.
// Usage: node scripts/check/duplicates.mjs [root folder]
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const length = 12;
const root = process.argv[2] ?? '.';
const files = globSync('{src,scripts,demo,e2e,bench}/**/*.{ts,tsx,mjs,js,css}', { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.startsWith('src/web/i18n/'));
/** @type {Map<string, { file: string, index: number, line: number }>} */
const firstPlaces = new Map();
const faults = [];
if (files.length === 0) faults.push(`no source files below ${root}`);

for (const file of files.sort()) {
  const lines = readCounted(readFileSync(join(root, file), 'utf8'));
  let reportedUntil = -1;
  for (let i = 0; i + length <= lines.length; i++) {
    const run = lines.slice(i, i + length);
    const text = run.map(({ text }) => text).join('\n');
    const line = run[0]?.line ?? 0;
    const first = firstPlaces.get(text);
    if (!first) firstPlaces.set(text, { file, index: i, line });
    else if (i > reportedUntil && (first.file !== file || first.index + length <= i)) {
      faults.push(`${file}:${line} repeats ${length} lines or more of ${first.file}:${first.line}`);
      reportedUntil = i + length - 1;
    }
  }
}

/** The lines that count, with their numbers. @param {string} source */
function readCounted(source) {
  const blank = (/** @type {string} */ text) => text.replace(/[^\n]/g, '');
  return source
    .replace(/^\s*\/\*[\s\S]*?\*\//gm, blank)
    .replace(/^(import|export)\s[^;'()=]*?\s?from\s*'[^']*';|^import '[^']*';/gm, blank)
    .split('\n')
    .map((text, index) => ({ text: text.trim().replace(/\s+/g, ' '), line: index + 1 }))
    .filter(({ text }) => /\w/.test(text) && !text.startsWith('//'));
}

for (const fault of faults) console.error(fault);
console.log(`${files.length} files, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
