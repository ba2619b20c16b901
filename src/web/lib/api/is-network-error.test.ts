import { expect, test } from 'vitest';
import { isNetworkError } from './is-network-error.ts';

test.each([
  [new TypeError('Failed to fetch'), true],
  [new TypeError('NetworkError when attempting to fetch resource.'), true],
  [new TypeError('Load failed'), true],
  [new TypeError("Cannot read properties of undefined (reading 'name')"), false],
  [new Error('Failed to fetch'), false],
  [new Response(null, { status: 503 }), false],
  [null, false],
])('%s', (error, expected) => {
  expect(isNetworkError(error)).toBe(expected);
});
