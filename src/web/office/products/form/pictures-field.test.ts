import { expect, test } from 'vitest';
import { moveItem } from './pictures-field.tsx';

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, 3, 'abc'],
  [-1, 0, 'abc'],
])('from %i to %i', (from, to, expected) => expect(moveItem(['a', 'b', 'c'], from, to).join('')).toBe(expected));
