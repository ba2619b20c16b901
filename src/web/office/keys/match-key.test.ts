import { describe, expect, test } from 'vitest';
import { matchKey, writeKey } from './match-key.ts';

const press = (key: string, more: object = {}) =>
  writeKey({ key, ctrlKey: false, metaKey: false, altKey: false, isTyping: false, ...more });

test.each([
  ['a letter', press('n'), 'n'],
  ['a capital, by the lock', press('N'), 'n'],
  ['a sign', press('?'), '?'],
  ['a letter in a field', press('n', { isTyping: true }), null],
  ['with Ctrl', press('k', { ctrlKey: true }), 'mod+k'],
  ['with Ctrl in a field', press('s', { ctrlKey: true, isTyping: true }), 'mod+s'],
  ['with the key of a Mac', press('K', { metaKey: true }), 'mod+k'],
  ['with Alt, which writes letters', press('l', { altKey: true, ctrlKey: true }), null],
  ['an arrow', press('ArrowDown'), null],
])('%s is written %#', (_, written, expected) => expect(written).toBe(expected));

describe('which key a press completes', () => {
  const known = ['g o', 'g p', 'o', 'mod+k'];
  test.each([
    ['o', null, 'o'],
    ['o', 'g', 'g o'],
    ['p', 'g', 'g p'],
    ['p', null, undefined],
    ['g', null, undefined],
    ['mod+k', 'g', 'mod+k'],
  ])('%s after %s: %s', (pressed, before, expected) => expect(matchKey(known, pressed, before)).toBe(expected));
});
