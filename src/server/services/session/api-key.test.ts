import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeApiKey, readApiKey } from './api-key.ts';

const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 });

test('a key reads back as its hash, and has one form for all bits', () => {
  fc.assert(
    fc.property(bytes, (random) => {
      const { key, prefix, hash } = makeApiKey(random);
      expect(key).toMatch(/^pk_[0-9A-Za-z]{49}$/);
      expect(key.startsWith(prefix)).toBe(true);
      expect(readApiKey(key)).toEqual({ hash });
    }),
  );
});

test('another letter anywhere makes it no key', () => {
  fc.assert(
    fc.property(bytes, fc.nat(48), fc.constantFrom(...'0aZ9'), (random, at, letter) => {
      const { key } = makeApiKey(random);
      const i = 3 + at;
      fc.pre(key[i] !== letter);
      expect(readApiKey(`${key.slice(0, i)}${letter}${key.slice(i + 1)}`)).toBeNull();
    }),
  );
});

test('two keys of other bits differ, and the least bits fill the form', () => {
  expect(makeApiKey(new Uint8Array(32)).key).toMatch(/^pk_0{43}/);
  fc.assert(
    fc.property(bytes, bytes, (a, b) => {
      fc.pre(Buffer.compare(a, b) !== 0);
      expect(makeApiKey(a).key).not.toBe(makeApiKey(b).key);
    }),
  );
});
