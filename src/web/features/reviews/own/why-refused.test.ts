import { expect, test } from 'vitest';
import { whyRefused } from './why-refused.ts';

test.each([
  ['a session that has ended', 'unauthenticated', 'new', 'ended', 'new'],
  ['a product that was not bought', 'forbidden', 'new', 'notBought', 'new'],
  ['one that was written in another tab', 'conflict', 'new', 'twice', 'edit'],
  ['one that was withdrawn in another tab', 'notFound', 'edit', 'gone', 'new'],
  ['a product that is sold no more', 'notFound', 'new', 'notSold', 'new'],
  ['the twenty-first in an hour', 'tooMany', 'edit', 'tooMany', 'edit'],
  ['no network', 'network', 'new', null, 'new'],
  ['the same request, still running', 'twinRunning', 'edit', null, 'edit'],
] as const)('%s', (_, code, sent, words, next) => {
  expect(whyRefused({ code }, sent)).toEqual({ words, next });
});
