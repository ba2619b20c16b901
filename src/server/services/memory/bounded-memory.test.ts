import { expect, test } from 'vitest';
import { keptBytes } from './bounded-memory.ts';

test.each(['', '{"name":"riz"}', 'Bánh phở, œufs, 茶 🥕', 'é'.repeat(40_000)])(
  'a text is kept in no more memory than it fills (%#)',
  (text) => {
    const bytes = keptBytes(text);
    expect(bytes.toString()).toBe(text);
    expect(bytes.buffer.byteLength).toBe(new TextEncoder().encode(text).length);
  },
);
