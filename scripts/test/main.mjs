// `npm test`: everything a change must pass, in order, with one total as the last line. A step that fails does not keep
// the following ones from running. `npm test -- src/domain/pricing` runs only the tests under that path.
import { mkdirSync, rmSync } from 'node:fs';
import { ensureInstalled } from '../run/ensure.mjs';
import { exitIfStopping } from '../run/processes.mjs';
import { allSteps, longSteps, reports, someSteps } from './steps.mjs';

const isInstalled = await ensureInstalled();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const results = [];
const steps = isInstalled ? chooseSteps(process.argv.slice(2)) : [['Install', () => ({ passed: 0, failed: 1 })]];
for (const [index, [title, work]] of steps.entries()) {
  const start = Date.now();
  console.log(`\n━━ ${index + 1}/${steps.length} ${title}`);
  const counts = await work();
  exitIfStopping();
  results.push({ title, ...counts, seconds: ((Date.now() - start) / 1000).toFixed(1) });
}

console.log('\n━━ Summary');
for (const { title, passed, failed, seconds } of results)
  console.log(`${failed ? '✗' : '✓'} ${title}: ${passed} passed, ${failed} failed (${seconds} s)`);
const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exit(total('failed') > 0 ? 1 : 0);

function chooseSteps([first, ...rest]) {
  if (first === '--long') return longSteps(rest);
  return first ? someSteps([first, ...rest]) : allSteps;
}
