import fc from 'fast-check';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';

const before = fc.readConfigureGlobal();
afterAll(() => fc.configureGlobal(before));
beforeEach(() => {
  fc.resetConfigureGlobal();
  vi.resetModules();
  vi.unstubAllEnvs();
});

/** The first cases that a property tries when a test file starts with this PROPERTY_SEED. */
async function casesWith(seed: string | undefined): Promise<number[]> {
  vi.stubEnv('PROPERTY_SEED', seed);
  await import('./property-seed.ts');
  const tried: number[] = [];
  fc.assert(fc.property(fc.integer(), (one) => void tried.push(one)));
  return tried;
}

test('a property tries the same cases in each run', async () => {
  const first = await casesWith(undefined);
  vi.resetModules();
  fc.resetConfigureGlobal();
  expect(await casesWith(undefined)).toEqual(first);
  expect(first.length).toBeGreaterThan(50);
});

test('the number that a failure has named brings its cases back', async () => {
  const named = await casesWith('7');
  expect(fc.readConfigureGlobal().seed).toBe(7);
  vi.resetModules();
  expect(await casesWith(undefined)).not.toEqual(named);
});

test('random tries others each time', async () => {
  const first = await casesWith('random');
  vi.resetModules();
  expect(await casesWith('random')).not.toEqual(first);
});
