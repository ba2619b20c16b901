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
    return Buffer.concat(
      [before, ...this.#parts, after].map((part) => (typeof part === 'string' ? Buffer.from(part) : part)),
    );
  }
}
