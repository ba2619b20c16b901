import { whoReaches } from './import-graph.mjs';

const isTest = (file) => /\.test\.tsx?$/.test(file);
const isJourney = (file) => /^e2e\/.*\.(spec|setup)\.ts$/.test(file);
/** What every test runs on, whether it imports it or not. */
const belowEverything = /^(package(-lock)?\.json|tsconfig\.json|[\w-]+\.config\.ts|scripts\/(run|test)\/[\w-]+\.mjs)$/;
/** What every page is made of. */
const pages = /^(src\/web\/|public\/)/;
const sale = 'e2e/first-sale.spec.ts';

/**
 * The tests that a change can reach, by what files open. A journey starts the whole program: what can reach a page runs
 * all of them, and what can reach the server alone the one that goes through all of it.
 * @param {Map<string, Set<string>>} graph as `readGraph` answers it
 * @param {readonly string[]} changed paths from the root
 * @returns {{ tests: string[], journeys: string[], needsBuild: boolean }} paths from the root, sorted
 */
export function selectTests(graph, changed) {
  const files = [...graph.keys()].sort();
  if (changed.some((file) => belowEverything.test(file)))
    return selection(graph, files.filter(isTest), files.filter(isJourney));
  const reached = whoReaches(graph, changed);
  const tests = files.filter((file) => isTest(file) && reached.has(file));
  if ([...reached].some((file) => pages.test(file) && !isTest(file)))
    return selection(graph, tests, files.filter(isJourney));
  const changedJourneys = whoReaches(
    graph,
    changed.filter((file) => file.startsWith('e2e/')),
  );
  const isWanted = (file) => changedJourneys.has(file) || (file === sale && reached.has('src/main.ts'));
  return selection(
    graph,
    tests,
    files.filter((file) => isJourney(file) && isWanted(file)),
  );
}

/** @param {readonly string[]} parts of paths @returns the tests whose paths contain one of them, as above */
export function testsUnder(graph, parts) {
  const tests = [...graph.keys()].filter((file) => isTest(file) && parts.some((part) => file.includes(part)));
  return selection(graph, tests.sort(), []);
}

function selection(graph, tests, journeys) {
  const onPages = whoReaches(graph, ['src/server/testing/built-pages.ts']);
  return { tests, journeys, needsBuild: journeys.length > 0 || tests.some((file) => onPages.has(file)) };
}
