// `npm test`: everything a change must pass, with one total as the last line. A step that fails does not keep the
// following ones from running. `npm test -- src/domain/pricing` runs only the tests under that path, and
// `npm test -- --changed [base]` those that what has changed since `base` can reach.
import { mkdirSync, rmSync } from 'node:fs';
import { ensureInstalled } from '../run/ensure.mjs';
import { exitIfStopping } from '../run/processes.mjs';
import { reports } from './run-tests.mjs';
import { allSteps, changedSteps, longSteps, someSteps } from './steps.mjs';
import { clearSuiteLogs } from './suite-logs.mjs';

const isInstalled = await ensureInstalled();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
clearSuiteLogs();

const oneFailure = { passed: 0, failed: 1 };
const groups = isInstalled ? chooseSteps(process.argv.slice(2)) : [[[['Install', () => oneFailure]]]];
const results = [];
for (const lanes of groups) {
  // What runs beside the first is shown when it is done, so that no two write at once.
  await Promise.all(lanes.map((lane, i) => runLane(lane, i > 0)));
  exitIfStopping();
}

console.log('\n━━ Summary');
for (const { title, passed, failed, seconds, failures = [] } of results) {
  console.log(`${failed ? '✗' : '✓'} ${title}: ${passed} passed, ${failed} failed (${seconds} s)`);
  for (const failure of failures) console.log(failure.replaceAll(/^/gm, '    '));
}
const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exit(total('failed') > 0 ? 1 : 0);

async function runLane(lane, isQuiet) {
  for (const [title, work] of lane) {
    const start = Date.now();
    let written = '';
    const say = (text) => {
      written += text;
    };
    if (!isQuiet) console.log(`\n━━ ${title}`);
    const counts = await work(isQuiet ? { say } : {});
    exitIfStopping();
    if (isQuiet) console.log(`\n━━ ${title}\n${written.trim()}`);
    results.push({ title, ...counts, seconds: ((Date.now() - start) / 1000).toFixed(1) });
  }
}

function chooseSteps([first, ...rest]) {
  if (first === '--long') return longSteps(rest);
  if (first === '--changed') return changedSteps(rest[0]);
  return first ? someSteps([first, ...rest]) : allSteps;
}
