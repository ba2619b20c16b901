/** Where the shop's company has its seat, as staff have written it; `lines` is one line of text or several. */
export type RegisteredAddress = { lines: string; postalCode: string; city: string; country: string };

/** Its lines as they stand on a paper; a part that nobody has given is left out. */
export function registeredLines({ lines, postalCode, city, country }: RegisteredAddress): string[] {
  const place = [postalCode, city].filter(Boolean).join(' ');
  return [...lines.split('\n'), place, country].map((line) => line.trim()).filter(Boolean);
}
