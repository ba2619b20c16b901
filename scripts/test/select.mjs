// Run by steps.mjs on the Node that package.json pins: prints what to run, as JSON.
// Usage: node scripts/test/select.mjs --changed [base] | part of a path …
import { readGraph } from './import-graph.mjs';
import { readChanges } from './read-changes.mjs';
import { selectTests, testsUnder } from './select-tests.mjs';

const [first, ...rest] = process.argv.slice(2);
const graph = readGraph('.');
const changed = first === '--changed' ? readChanges(rest[0]) : [];
const chosen = first === '--changed' ? selectTests(graph, changed) : testsUnder(graph, [first, ...rest]);
process.stdout.write(JSON.stringify({ ...chosen, changed }));
