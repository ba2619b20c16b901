import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'rolldown/utils';

// What describes a file rather than runs: it says nothing to a reader, and uses no word.
const aside = /\.test\.tsx?$|\.d\.ts$|^src\/(web|server)\/testing\//;

/**
 * The syntax trees of files, by the parser of the build.
 * @returns {{ file: string, program: object, lineOf: (node: { start: number }) => number }[]}
 */
export function parseFiles(root, patterns) {
  return globSync(patterns, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !aside.test(file))
    .sort()
    .map((file) => {
      const code = readFileSync(join(root, file), 'utf8');
      const { program, errors } = parseSync(file, code, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
      if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
      return { file, program, lineOf: ({ start }) => code.slice(0, start).split('\n').length };
    });
}

/** Calls `visit` with each node and its ancestors, the nearest last; nothing below one for which it answers `false`. */
export function walk(node, visit, above = []) {
  if (Array.isArray(node)) for (const one of node) walk(one, visit, above);
  if (typeof node?.type !== 'string' || visit(node, above) === false) return;
  const here = [...above, node];
  for (const value of Object.values(node)) if (value && typeof value === 'object') walk(value, visit, here);
}

/** The texts around the gaps of a template. */
export const partsOf = (template) => template.quasis.map(({ value }) => value.cooked ?? '');

/**
 * Every string that the files write down: whole ones, names of properties, templates with their gaps, and apart the
 * names that are read from a value (`words.hello`, `{ hello } = words`).
 * @returns {{ whole: Set<string>, templates: string[][], read: Set<string> }}
 */
export function readStrings(files) {
  const whole = new Set();
  const templates = new Map();
  const read = new Set();
  const add = (node, above) => {
    const isRead = node.type === 'Property' && above.at(-1)?.type === 'ObjectPattern';
    if (isRead) read.add(node.key.name);
    if (node.type === 'MemberExpression' && !node.computed) read.add(node.property.name);
    if (node.type === 'Literal' && typeof node.value === 'string') whole.add(node.value);
    if (node.type === 'Property' && node.key.type === 'Identifier') whole.add(node.key.name);
    if (node.type !== 'TemplateLiteral') return;
    const parts = partsOf(node);
    if (parts.length === 1) whole.add(parts[0]);
    else templates.set(parts.join('\0'), parts);
  };
  for (const { program } of files) walk(program, add);
  return { whole, templates: [...templates.values()], read };
}
