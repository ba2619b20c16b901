import { drawsFor } from '#server/seed/demo/draw.ts';

export const kinds = [
  'page',
  'list',
  'search',
  'product',
  'basket',
  'order by card',
  'order by cash',
  'pick',
  'staff list',
  'import of offers',
] as const;
export type Kind = (typeof kinds)[number];

/** How often each thing is done in a minute of the whole chain, in each quarter of the hour. */
export type Profile = {
  /** How many stores the rates are of. */
  stores: number;
  kinds: Readonly<Record<Kind, { who: string; perMinute: readonly number[] }>>;
};
/** `stores` of the chain, `scale` times their share of the rates, the hour's quarters in so many minutes. */
export type Run = { stores: number; minutes: number; scale: number; seed: string };
/** What is done how many ms after the beginning, in which store (from 1); `turn` counts each kind from 0. */
export type Arrival = { at: number; kind: Kind; store: number; turn: number };

/**
 * All that is done in a run, in the order of its times: as many in each quarter as the profile says, each at a time of its
 * own by chance, the same for the same seed. Nothing waits for what was done before. Throws a RangeError for a run of nothing.
 */
export function scheduleOf(profile: Profile, { stores, minutes, scale, seed }: Run): Arrival[] {
  const share = (stores / profile.stores) * scale;
  if (!(share > 0 && minutes > 0)) throw new RangeError('stores, minutes and scale must be above 0');
  const arrivals = kinds.flatMap((kind) => {
    const draws = drawsFor('saturday', seed, kind);
    const { perMinute } = profile.kinds[kind];
    const quarter = minutes / perMinute.length;
    // What is less than one in a quarter adds up over the quarters.
    let owed = 0;
    const times = perMinute.flatMap((rate, i) => {
      owed += rate * share * quarter;
      const count = Math.floor(owed + 1e-9);
      owed -= count;
      return Array.from({ length: count }, () => (i + draws()) * quarter * 60_000).toSorted((a, b) => a - b);
    });
    return times.map((at, turn) => ({ at, kind, store: 1 + Math.floor(draws() * stores), turn }));
  });
  return arrivals.toSorted((a, b) => a.at - b.at);
}
