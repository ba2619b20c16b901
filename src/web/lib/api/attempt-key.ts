/** Makes Idempotency-Keys: the same content tried again has the same key, so that an answer lost on the way does no harm. */
export function createAttemptKeys(): (content: unknown) => string {
  let last: { content: string; key: string } | null = null;
  return (content) => {
    const text = JSON.stringify(content);
    if (last?.content !== text) last = { content: text, key: crypto.randomUUID() };
    return last.key;
  };
}
