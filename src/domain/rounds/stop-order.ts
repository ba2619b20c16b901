import { foldText } from '#domain/search/words/search-text.ts';

/** Where an order is brought, as it was typed. */
export type StopPlace = { postalCode: string | null; address: string | null };

/** Of houses of one number: 2, 2 A, 2 bis, 2 ter. */
const suffixes: Readonly<Record<string, number>> = { bis: 2, ter: 3, quater: 4, quinquies: 5 };

type Key = [isMissing: number, postalCode: string, street: string, number: number, within: number, suffix: number];

const number = String.raw`(\d{1,6})(?:\s*[-/]\s*(\d{1,6}))?\s*(bis|ter|quater|quinquies|[a-z])?(?![\p{L}\p{N}])`;
const before = new RegExp(String.raw`^${number}[\s,]*(.*)$`, 'su');
const after = new RegExp(String.raw`^(.*[^\p{N}\s])[\s,]+${number}$`, 'su');

/**
 * By what a stop is sorted: postal code, street without accents, capitals and signs, then the number as a number, however
 * it is written (`2 bis, rue …`, `12/3 Nguyễn Trãi`, `Lindenstraße 10a`).
 */
function keyOf({ postalCode, address }: StopPlace): Key {
  const plain = (address ?? '').normalize('NFC').toLowerCase().trim();
  const first = before.exec(plain);
  // What follows a comma or stands on the next line is a floor or a door.
  const rest = (first ? (first[4] ?? '') : plain).split(/[,\n]/)[0] ?? '';
  const last = first ? null : after.exec(rest);
  const [house, within, suffix] = first ? first.slice(1, 4) : (last?.slice(2, 5) ?? []);
  return [
    plain === '' ? 1 : 0,
    foldText(postalCode ?? '').replaceAll(' ', ''),
    foldText(last ? (last[1] ?? '') : rest),
    Number(house ?? 0),
    Number(within ?? 0),
    suffix ? (suffixes[suffix] ?? suffix.charCodeAt(0) - 96) : 0,
  ];
}

/** In what order stops are driven to, unless somebody moves them; those of one address stay in theirs. */
export function inDrivingOrder<T>(stops: readonly T[], placeOf: (stop: T) => StopPlace): T[] {
  const keyed = stops.map((stop) => ({ stop, key: keyOf(placeOf(stop)) }));
  return keyed.toSorted((a, b) => compareKeys(a.key, b.key)).map(({ stop }) => stop);
}

function compareKeys(a: Key, b: Key): number {
  for (const [i, part] of a.entries()) {
    const other = b[i] as typeof part;
    if (part !== other) return part < other ? -1 : 1;
  }
  return 0;
}
