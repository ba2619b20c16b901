import type { Round, RoundStop } from '#contract/orders/rounds.ts';

/** The stops that a driver goes to: those of cancelled orders aside. */
export function drivenStops({ stops }: Pick<Round, 'stops'>): readonly RoundStop[] {
  return stops.filter(({ state }) => state !== 'cancelled');
}

/** The stop that comes next: the first one that is open. */
export function nextStop({ stops }: Pick<Round, 'stops'>): RoundStop | null {
  return stops.find(({ state }) => state === 'waiting') ?? null;
}

export const placeOf = (stop: RoundStop): string =>
  [stop.address, [stop.postalCode, stop.city].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/**
 * Where a device shows the way to an address, without a key of any provider: its own map on a telephone, OpenStreetMap on
 * others. `device` is what the browser says of itself (`navigator.userAgent`).
 */
export function wayTo(address: string, device: string): string {
  const query = encodeURIComponent(address);
  if (/iPhone|iPad|Macintosh/.test(device)) return `https://maps.apple.com/?daddr=${query}`;
  if (/Android/.test(device)) return `geo:0,0?q=${query}`;
  return `https://www.openstreetmap.org/search?query=${query}`;
}
