import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findCycles, readImports } from './walls-imports.mjs';
import { crossings, hasRoom } from './walls-rooms.mjs';
import { findUnawaited } from './walls-unawaited.mjs';
import { findCatalogueWrites } from './walls-writes.mjs';

/**
 * The thread of the pages loads the build, which is not there before and belongs to no room; the list of all calls reads the
 * folder of the contract, which its room may open; the words of a language are in files called by its code.
 */
const computesImports = new Set([
  'src/page-worker.ts',
  'src/server/http/call/all-calls.ts',
  'src/server/words/load-words.ts',
]);

const sources = 'src/**/*.{ts,tsx,js,jsx,mjs,cjs,mts,cts}';

/**
 * Reads every source file below `root`/src.
 * @returns {{ count: number, faults: string[] }} how many files there are, and what is wrong, in words
 */
export function checkWalls(root) {
  const files = globSync(sources, { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  const faults = new Set();
  if (files.length === 0) faults.add(`no source files below ${join(root, 'src')}`);

  const graph = new Map();
  for (const file of files.sort()) {
    const { imports, hidden, program, lineOf } = readImports(root, file, readFileSync(join(root, file), 'utf8'));
    graph.set(file, imports);
    if (!hasRoom(file)) faults.add(`${file} belongs to no room`);
    for (const fault of imports.flatMap(({ to }) => crossings(file, to))) faults.add(fault);
    for (const at of computesImports.has(file) ? [] : hidden)
      faults.add(`${file}:${lineOf(at)} computes the path of an import, which hides it from this check`);
    for (const at of findUnawaited(program))
      faults.add(`${file}:${lineOf(at)} builds a database statement and never awaits it`);
    for (const at of findCatalogueWrites(file, program))
      faults.add(`${file}:${lineOf(at)} writes the catalogue past features/catalogue/staff`);
  }
  for (const fault of findCycles(graph)) faults.add(fault);
  return { count: files.length, faults: [...faults] };
}
