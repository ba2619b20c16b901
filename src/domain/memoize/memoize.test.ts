import { expect, test } from 'vitest';
import { memoize } from './memoize.ts';

test('each key is made once', () => {
  const asked: string[] = [];
  const find = memoize((key: string) => {
    asked.push(key);
    return { key };
  });
  expect(find('a')).toBe(find('a'));
  expect(find('b').key).toBe('b');
  expect(asked).toEqual(['a', 'b']);
});

test('what could not be made is tried again', () => {
  let isReady = false;
  const find = memoize(() => {
    if (!isReady) throw new Error('not yet');
    return 1;
  });
  expect(find).toThrow('not yet');
  isReady = true;
  expect(find('a')).toBe(1);
});
