/**
 * The data of an answer as JSON already serialised, for calls where serialising objects would cost the most: texts, and
 * bytes (UTF-8) that were encoded before.
 */
export class JsonText<T> {
  declare readonly data: T;
  readonly #parts: readonly (string | Buffer)[];
  constructor(...parts: (string | Buffer)[]) {
    this.#parts = parts;
  }
  /** The bytes, with what belongs before and after them. */
  encode(before = '', after = ''): Buffer {
    const parts = [before, ...this.#parts, after];
    const bytes = Buffer.allocUnsafe(parts.reduce((sum, part) => sum + Buffer.byteLength(part), 0));
    let at = 0;
    for (const part of parts) at += typeof part === 'string' ? bytes.write(part, at) : part.copy(bytes, at);
    return bytes;
  }
}
