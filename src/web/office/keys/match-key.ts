/** Milliseconds in which the second of two letters has to follow. */
export const followsWithin = 1000;

export type Pressed = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean; isTyping: boolean };

/** How a press is written in the list of keys: `n`, `mod+k`; null for what no key of ours is. */
export function writeKey({ key, ctrlKey, metaKey, altKey, isTyping }: Pressed): string | null {
  if (altKey) return null;
  if (ctrlKey || metaKey) return `mod+${key.toLowerCase()}`;
  return isTyping || key.length > 1 ? null : key.toLowerCase();
}

/** Which of `known` a press completes, after the letter before it: a pair goes before a single letter. */
export function matchKey(known: readonly string[], pressed: string, before: string | null): string | undefined {
  const pair = before === null ? undefined : known.find((keys) => keys === `${before} ${pressed}`);
  return pair ?? known.find((keys) => keys === pressed);
}
