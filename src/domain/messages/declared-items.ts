/** What a withdrawal names, one product a line; nothing where it is of the whole order. */
export function declaredItems(typed: string): string[] {
  return typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
