/**
 * A text in UTF-8, in memory of its own, for what is kept. `Buffer.from` would cut it from a piece of 64 KB that it shares
 * with whatever was written at the same time, and hold all of that back.
 */
export function keptBytes(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}
