/** Postal codes as shoppers read them: `75xxx` and `K1A xxx` for prefixes. */
export function shownCodes(codes: readonly string[]): string {
  const shown = (code: string) =>
    code.endsWith('*')
      ? code
          .slice(0, -1)
          .padEnd(5, 'x')
          .replace(/^([A-Z]\d[A-Z])xx$/, '$1 xxx')
      : code;
  return codes.map(shown).join(', ');
}
