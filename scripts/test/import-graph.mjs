// What each file of the project opens: by an import, by `new URL('…', import.meta.url)`, by a path in a string, or by `import.meta.glob`.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { Visitor } from 'rolldown/utils';
import { readImports } from '../check/walls-imports.mjs';

const everything = '{{src,scripts,demo,bench,e2e}/**/*.{ts,tsx,mjs,js},*.config.ts}';
const pathInRepository = /^(?:[\w.-]+\/)+[\w.-]*$|^[\w-]+\.(?:md|json)$/;

/**
 * @param {string} root the folder of the repository
 * @param {string} files a glob of the files to read
 * @returns {Map<string, Set<string>>} by file, the files and folders that it opens; all paths from the root, a folder
 * without a slash at its end
 */
export function readGraph(root, files = everything) {
  const graph = new Map();
  for (const found of globSync(files, { cwd: root })) {
    const file = found.replaceAll('\\', '/');
    const { imports, program } = readImports(root, file, readFileSync(join(root, file), 'utf8'));
    const opened = imports.map(({ to }) => to).filter((to) => !/^(package|node|missing):/.test(to));
    graph.set(file, new Set([...opened, ...pathsIn(root, file, program)]));
  }
  return graph;
}

/**
 * Every file that opens one of these, however many others stand between, and these themselves. Who opens a folder opens
 * each file in it.
 * @param {Map<string, Set<string>>} graph
 * @param {readonly string[]} targets
 * @returns {Set<string>}
 */
export function whoReaches(graph, targets) {
  const openedBy = new Map();
  for (const [file, opened] of graph) for (const to of opened) openedBy.set(to, [...(openedBy.get(to) ?? []), file]);
  const reached = new Set(targets);
  for (const file of reached)
    for (const path of [file, ...foldersOf(file)]) for (const opener of openedBy.get(path) ?? []) reached.add(opener);
  return reached;
}

function foldersOf(file) {
  const parts = file.split('/');
  return parts.slice(0, -1).map((_, i) => parts.slice(0, i + 1).join('/'));
}

function pathsIn(root, file, program) {
  const found = new Set();
  const add = (path) => {
    const plain = posix.normalize(path).replace(/\/$/, '');
    if (plain !== '.' && !plain.startsWith('..') && existsSync(join(root, plain))) found.add(plain);
  };
  const addText = (text) => pathInRepository.test(text) && add(text);
  new Visitor({
    NewExpression: ({ callee, arguments: [path, base] }) => {
      const isBesideThisFile = callee.name === 'URL' && base?.type === 'MemberExpression';
      if (isBesideThisFile && path?.type === 'Literal') add(posix.join(posix.dirname(file), `${path.value}`));
    },
    // Words are found so; what a pattern leaves out (`!…`) is opened by somebody else.
    CallExpression: ({ callee, arguments: [patterns] }) => {
      if (callee.type !== 'MemberExpression' || callee.property.name !== 'glob') return;
      for (const { value } of patterns?.elements ?? [patterns])
        if (typeof value === 'string' && value.startsWith('.'))
          for (const path of globSync(posix.join(posix.dirname(file), value), { cwd: root })) add(path);
    },
    Literal: ({ value }) => typeof value === 'string' && addText(value),
    TemplateElement: ({ value }) => addText(value.cooked ?? ''),
  }).visit(program);
  return found;
}
