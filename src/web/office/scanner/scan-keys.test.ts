import { expect, test } from 'vitest';
import { nothingTyped, readKey } from './scan-keys.ts';

/** What keys come to, each `gap` milliseconds behind the one before. */
function typed(keys: string, gap: number): string | null {
  let state = nothingTyped;
  let code: string | null = null;
  [...[...keys], 'Enter'].forEach((key, i) => {
    ({ typed: state, code } = readKey(state, { key, at: 1000 + i * gap }));
  });
  return code;
}

test('what a scanner types is a code, what a hand types is not', () => {
  expect(typed('3017620422003', 5)).toBe('3017620422003');
  expect(typed('12345670', 80)).toBe('12345670');
  expect(typed('3017620422003', 120)).toBeNull();
  expect(typed('1234', 5)).toBeNull();
  expect(typed('30176x20422003', 5)).toBe('20422003');
});
