import { readFileSync } from 'node:fs';

const demoFolder = new URL('../../../demo/', import.meta.url);

/** A JSON file of the folder `demo`, as it stands there. It blocks: for the seed and for tests alone. */
export function readDemoFile(path: string): unknown {
  return JSON.parse(readFileSync(new URL(path, demoFolder), 'utf8'));
}
