import { expect, test } from 'vitest';
import { selectTests, testsUnder } from './select-tests.mjs';

const graph = new Map(
  Object.entries({
    'src/domain/cents.ts': [],
    'src/domain/cents.test.ts': ['src/domain/cents.ts'],
    'src/domain/vat.test.ts': [],
    'src/server/orders.ts': ['src/domain/cents.ts'],
    'src/server/orders.test.ts': ['src/server/orders.ts'],
    'src/server/mails.ts': [],
    'src/server/testing/built-pages.ts': [],
    'src/server/pages.test.ts': ['src/server/testing/built-pages.ts', 'src/server/mails.ts'],
    'src/main.ts': ['src/server/orders.ts', 'src/server/mails.ts'],
    'src/web/cart.tsx': ['src/domain/cents.ts'],
    'src/web/cart.test.ts': ['src/web/cart.tsx'],
    'scripts/run/ensure.mjs': [],
    'scripts/check/sizes.test.ts': [],
    'e2e/server.ts': ['src/main.ts'],
    'e2e/fits.ts': [],
    'e2e/first-sale.spec.ts': ['e2e/server.ts'],
    'e2e/large-letters.spec.ts': ['e2e/server.ts', 'e2e/fits.ts'],
  }).map(([file, opened]) => [file, new Set(opened)] as const),
);
const all = [...graph.keys()];
const journeys = ['e2e/first-sale.spec.ts', 'e2e/large-letters.spec.ts'];
const everyTest = all.filter((file) => file.endsWith('.test.ts')).sort();

test.each([
  ['a rule that pages use', ['src/domain/cents.ts'], ['domain/cents', 'server/orders', 'web/cart'], journeys],
  ['a page', ['src/web/cart.tsx'], ['web/cart'], journeys],
  ['the server alone', ['src/server/orders.ts'], ['server/orders'], ['e2e/first-sale.spec.ts']],
  ['a test alone', ['src/web/cart.test.ts'], ['web/cart'], []],
  ['a picture of the pages', ['public/favicon.ico'], [], journeys],
  ['what one journey opens', ['e2e/fits.ts'], [], ['e2e/large-letters.spec.ts']],
  ['what nothing opens', ['LICENSE', 'src/gone.ts'], [], []],
])('%s', (_, changed, names, expected) => {
  const { tests, journeys: found } = selectTests(graph, changed);
  expect(tests).toEqual(names.map((name) => `src/${name}.test.ts`));
  expect(found).toEqual(expected);
});

test.each(['package-lock.json', 'vitest.config.ts', 'scripts/run/ensure.mjs'])('%s is below everything', (changed) => {
  expect(selectTests(graph, [changed])).toEqual({ tests: everyTest, journeys, needsBuild: true });
});

test('the pages are built where a journey or a test needs them', () => {
  expect(selectTests(graph, ['src/domain/vat.test.ts']).needsBuild).toBe(false);
  expect(selectTests(graph, ['src/server/pages.test.ts'])).toMatchObject({ journeys: [], needsBuild: true });
});

test('tests by parts of their paths', () => {
  const { tests, needsBuild } = testsUnder(graph, ['src/domain', 'orders']);
  expect(tests).toEqual(['src/domain/cents.test.ts', 'src/domain/vat.test.ts', 'src/server/orders.test.ts']);
  expect(needsBuild).toBe(false);
});
