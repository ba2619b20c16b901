/** Lines as the call `readCartFigures` takes them: `12:2,15:0.5`; undefined for none. */
export function figureLines(lines: readonly { id: number; quantity: number }[]): string | undefined {
  return lines.map(({ id, quantity }) => `${id}:${quantity}`).join(',') || undefined;
}
