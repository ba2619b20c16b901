/**
 * A product's name with no-break spaces in its size, so that no line begins with a lone "g": "Riz rond 6 × 33 cl". A short
 * word that is counted last in a part is bound too: "2 cái".
 */
export function bindSize(name: string): string {
  return name
    .replace(/(\d) (?=(?:(?:k?g|[mc]?l|L|c?m)(?![\p{L}\d])|\p{L}{1,5}(?:,|$)))/gu, '$1\u00a0')
    .replace(/\s× (?=\d)/g, '\u00a0×\u00a0');
}
