/** Texts by their number, in the order in which they came. */
export type TextStore = {
  readonly size: number;
  add: (text: string) => void;
  at: (index: number) => string | undefined;
};

/**
 * Keeps many short texts as bytes, one behind the other: a workbook has a million, and as texts each of them takes several
 * times its length, and may keep the whole piece of the file alive that it was cut from. What is no well formed text comes out
 * with U+FFFD in it, which makes its cell invalid either way.
 */
export function createTextStore(): TextStore {
  let bytes = Buffer.allocUnsafe(1 << 16);
  let ends = new Uint32Array(1 << 10);
  let size = 0;
  return {
    get size() {
      return size;
    },
    add: (text) => {
      const start = size === 0 ? 0 : (ends[size - 1] ?? 0);
      const end = start + Buffer.byteLength(text);
      if (end > bytes.length) {
        const larger = Buffer.allocUnsafe(Math.max(end, Math.ceil(bytes.length * 1.5)));
        bytes.copy(larger, 0, 0, start);
        bytes = larger;
      }
      if (size === ends.length) {
        const larger = new Uint32Array(Math.ceil(ends.length * 1.5));
        larger.set(ends);
        ends = larger;
      }
      bytes.write(text, start);
      ends[size] = end;
      size += 1;
    },
    at: (index) => {
      if (!(index >= 0 && index < size)) return undefined;
      const start = index === 0 ? 0 : (ends[index - 1] ?? 0);
      return bytes.toString('utf8', start, ends[index] ?? start);
    },
  };
}
