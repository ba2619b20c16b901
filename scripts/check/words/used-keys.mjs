// A key of the words is used where the code writes it down, or a template with one gap that it fills: `orders.status_${status}`
// uses `orders.status_draft` when `draft` is written down as well.

/**
 * Tells of a key, such as `cart.items_one`, whether anything uses it.
 * @param {{ whole: Set<string>, templates: string[][] }} strings what the code writes down
 * @returns {(key: string) => boolean}
 */
export function makeIsUsed({ whole, templates }) {
  const withGap = templates.filter((parts) => parts.length === 2 && parts.join('') !== '');
  const isWritten = (text, depth = 2) =>
    whole.has(text) || (depth > 0 && withGap.some((parts) => fills(text, parts, depth - 1)));
  // A template of which only a dot or a letter is written would use everything.
  const fills = (text, [before, after], depth) =>
    /\w{2}/.test(before) &&
    text.length > before.length + after.length &&
    text.startsWith(before) &&
    text.endsWith(after) &&
    isWritten(text.slice(before.length, text.length - after.length), depth);
  return (key) => isWritten(key) || isWritten(key.replace(/_(one|other)$/, ''));
}
