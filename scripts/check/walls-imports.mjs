import { existsSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, posix } from 'node:path';
import { parseSync, Visitor } from 'rolldown/utils';

/**
 * Every import of a file, however it is written.
 * @returns `imports` ({ to, isType } each), `hidden` (offsets of imports whose path is computed), the parsed
 *   `program`, and `lineOf` (offset to line number)
 */
export function readImports(root, file, code) {
  const { program, module, errors } = parseSync(file, code, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const imports = [];
  const hidden = [];
  const add = (to, isType) => imports.push({ to: resolve(root, file, to), isType });
  const addNode = (node, isType) =>
    node?.type === 'Literal' ? add(node.value, isType) : hidden.push(node?.start ?? 0);

  for (const { moduleRequest, entries } of module.staticImports)
    add(moduleRequest.value, entries.length > 0 && entries.every((entry) => entry.isType));
  for (const { moduleRequest, isType } of module.staticExports.flatMap((statement) => statement.entries))
    if (moduleRequest) add(moduleRequest.value, isType);
  new Visitor({
    ImportExpression: (node) => addNode(node.source, false),
    TSImportType: (node) => addNode(node.source, true),
    CallExpression: (node) => node.callee.name === 'require' && addNode(node.arguments[0], false),
  }).visit(program);
  return { imports, hidden, program, lineOf: (offset) => code.slice(0, offset).split('\n').length };
}

function resolve(root, file, to) {
  if (to.startsWith('node:') || builtinModules.includes(to)) return `node:${to.replace('node:', '')}`;
  const plain = to.replace(/\?.*$/, '');
  if (!plain.startsWith('#') && !plain.startsWith('.')) return `package:${packageOf(plain)}`;
  const path = plain.startsWith('#') ? `src/${plain.slice(1)}` : posix.join(posix.dirname(file), plain);
  // React Router writes the `+types` files, and a checkout may be without them.
  return path.includes('/+types/') || existsSync(join(root, path)) ? path : `missing:${to}`;
}

function packageOf(path) {
  return path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');
}

/** The circles in a graph of imports, in words. Types alone make no circle: they are gone when the code runs. */
export function findCycles(graph) {
  const done = new Set();
  const found = [];
  const walk = (file, trail) => {
    const start = trail.indexOf(file);
    if (start >= 0) found.push(`cycle: ${[...trail.slice(start), file].join(' → ')}`);
    if (start >= 0 || done.has(file)) return;
    done.add(file);
    for (const { to, isType } of graph.get(file) ?? []) if (!isType) walk(to, [...trail, file]);
  };
  for (const file of graph.keys()) walk(file, []);
  return found;
}
