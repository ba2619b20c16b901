import { redirect } from 'react-router';
import { expect, test } from 'vitest';
import { isNetworkError, unlessAway } from './unless-away.ts';

const asking = (signal?: AbortSignal) => new Request('http://shop.example/', signal ? { signal } : {});
const missing = { status: 404, statusText: '', internal: false, data: null };

test('what the server brings is passed on', async () => {
  expect(await unlessAway(asking(), Promise.resolve('page'), () => 'instead')).toBe('page');
});

test.each([
  ['out of reach', new TypeError('Failed to fetch')],
  ['failing', { ...missing, status: 503 }],
  ['cut off', new SyntaxError('Unexpected end')],
])('where the server is %s the page stands with something instead', async (_, error) => {
  expect(await unlessAway(asking(), Promise.reject(error), () => 'instead')).toBe('instead');
});

test.each([
  ['a redirect', redirect('/products')],
  ['no such page', missing],
])('%s goes on', async (_, answer) => {
  await expect(unlessAway(asking(), Promise.reject(answer), () => 'instead')).rejects.toBe(answer);
});

test('what was given up on the way shows nothing', async () => {
  const left = AbortSignal.abort();
  await expect(unlessAway(asking(left), Promise.reject(left.reason), () => 'instead')).rejects.toBe(left.reason);
});

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
