import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A fault to plant: in `file`, `find` (which stands there once) becomes `replace`; then the tests of the file `tests`
 * must turn red, one of them called by `named` where it is given. `rule` says what it breaks.
 * @typedef {{ rule: string, file: string, find: string, replace: string, tests: string, named?: string }} Fault
 */

/** @returns {Fault[]} */
export function readFaults() {
  return JSON.parse(readFileSync(new URL('./list.json', import.meta.url), 'utf8'));
}

/** Why a fault cannot be planted in the tree, or null. @param {string} root @param {Fault} fault */
export function whyNot(root, { file, find, replace, tests, named }) {
  const [text, test] = [file, tests].map((path) => read(join(root, path)));
  if (text === null || test === null) return `${text === null ? file : tests} is not there`;
  const times = text.split(find).length - 1;
  if (times !== 1) return `“${find}” stands ${times} times in ${file}`;
  if (find === replace) return 'nothing changes';
  return named && !test.includes(named) ? `${tests} has no test called “${named}”` : null;
}

/** Plants the fault; the answer takes it out again. @param {string} root @param {Fault} fault */
export function plant(root, { file, find, replace }) {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    text.replace(find, () => replace),
  );
  return () => writeFileSync(path, text);
}

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
