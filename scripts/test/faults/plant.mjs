import { readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/**
 * A fault to plant: in `file`, `find` (which stands there once) becomes `replace`; then the tests of the file `tests`
 * must turn red, one of them called by `named` where it is given. `rule` says what it breaks.
 * @typedef {{ rule: string, file: string, find: string, replace: string, tests: string, named?: string }} Fault
 */

/** The faults of `faults.txt`, whose head says how they are written. @returns {Fault[]} */
export function readFaults() {
  const text = readFileSync(new URL('./faults.txt', import.meta.url), 'utf8').replace(/^#.*\n/gm, '');
  return text.split(/\n(?=\S)/).map(parseFault);
}

/** @param {string} text @returns {Fault} */
function parseFault(text) {
  const [rule = '', place = '', ...lines] = text.trimEnd().split('\n');
  const [, file, tests, named] = /^ {2}(\S+) → ([^\s:]+)(?:: (.+))?$/.exec(place) ?? [];
  if (!file || !tests) throw new Error(`“${rule}” names no file and tests: ${place}`);
  const linesOf = (sign) => lines.filter((line) => line[2] === sign).map((line) => line.slice(4));
  const [find, replace] = ['-', '+'].map((sign) => linesOf(sign).join('\n'));
  return {
    rule,
    file,
    find,
    replace,
    tests: tests.includes('/') ? tests : posix.join(posix.dirname(file), tests),
    named,
  };
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
