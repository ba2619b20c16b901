// Which room may open which: fails when an import (also `import type` and `import()`) crosses a wall, when imports
// go round in a circle, and when a database statement is built but never awaited, so that it never runs.
// Usage: node scripts/check/walls.mjs [root folder]
import { checkWalls } from './walls-check.mjs';

const { count, faults } = checkWalls(process.argv[2] ?? '.');
for (const fault of faults) console.error(fault);
console.log(`${count} files, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
