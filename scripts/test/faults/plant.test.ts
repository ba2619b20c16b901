import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readFaults, whyNot } from './plant.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));

// Whether each turns its test red takes minutes: `npm run faults`.
test.each(readFaults().map((fault) => [fault.rule, fault] as const))('the fault can be planted: %s', (_, fault) => {
  expect(whyNot(root, fault)).toBeNull();
});

test('a fault that cannot be planted is told', () => {
  const [fault] = readFaults();
  if (!fault) throw new Error('There is no fault');
  expect(whyNot(root, { ...fault, find: 'no such text' })).toContain('0 times');
  expect(whyNot(root, { ...fault, file: 'src/no-such-file.ts' })).toBe('src/no-such-file.ts is not there');
  expect(whyNot(root, { ...fault, replace: fault.find })).toBe('nothing changes');
  expect(whyNot(root, { ...fault, named: 'no such test' })).toContain('no such test');
});
