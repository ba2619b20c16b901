import { createHash } from 'node:crypto';
import { Refusal } from '#contract/errors.ts';
import type { Connection } from '#server/db/connection.ts';

/** So many tries in a window of so many seconds, which opens with the first try. */
export type Limit = { readonly name: string; readonly tries: number; readonly seconds: number };

/** Where tries are counted: in the database, so that all processes of a shop count together. */
export type Counters = Pick<{ connection: Connection; clock: () => Date }, 'connection' | 'clock'>;

type Window = { points: number; expire: string | number };

const countOne = {
  name: 'count_try',
  text: `insert into rate_limits as r (key, points, expire) values ($1, 1, $3)
         on conflict (key) do update set
           points = case when r.expire <= $2 then 1 else least(r.points, 1000000) + 1 end,
           expire = case when r.expire <= $2 then excluded.expire else r.expire end
         returning points, expire`,
};
const readOne = { name: 'read_tries', text: 'select points, expire from rate_limits where key = $1 and expire > $2' };
const readMany = {
  name: 'read_tries_of_many',
  text: 'select key, points, expire from rate_limits where key = any($1::text[]) and expire > $2',
};
// In the order of the keys: of two who count the same ones neither waits for the other's second.
const countMany = {
  name: 'count_tries_of_many',
  text: `insert into rate_limits as r (key, points, expire)
         select key, points, expire from unnest($1::text[], $2::int[], $3::bigint[]) as n (key, points, expire) order by key
         on conflict (key) do update set
           points = case when r.expire <= $4 then 0 else least(r.points, 1000000) end + excluded.points,
           expire = case when r.expire <= $4 then excluded.expire else r.expire end`,
};
const takeBackOne = {
  name: 'take_back_try',
  text: 'update rate_limits set points = greatest(points - 1, 0) where key = $1 and expire > $2',
};
const dropOne = { name: 'drop_tries', text: 'delete from rate_limits where key = $1' };

/** Counts one try of `whose`. Answers 0, or when there were too many the seconds until the window ends. */
export async function countTry(counters: Counters, limit: Limit, whose: string): Promise<number> {
  const now = counters.clock().getTime();
  const values = [keyOf(limit, whose), now, now + limit.seconds * 1000];
  const [window] = await counters.connection.hot<Window>(countOne, values);
  if (!window || window.points <= limit.tries) return 0;
  return Math.max(1, Math.ceil((Number(window.expire) - now) / 1000));
}

/** Counts one try of `whose`. Throws `tooMany`, with the seconds to wait, beyond the limit. */
export async function limitTries(counters: Counters, limit: Limit, whose: string): Promise<void> {
  const wait = await countTry(counters, limit, whose);
  if (wait > 0) throw tooMany(wait);
}

export function tooMany(retryAfter: number): Refusal {
  return new Refusal('tooMany', { retryAfter });
}

/**
 * How many tries each of many has left by the narrowest of several limits, and when the windows that are used up end (the
 * last of them).
 */
export async function triesLeft(
  counters: Counters,
  limits: readonly Limit[],
  many: readonly string[],
): Promise<(whose: string) => { left: number; until: Date }> {
  const now = counters.clock();
  const keys = many.flatMap((whose) => limits.map((limit) => keyOf(limit, whose)));
  const rows = await counters.connection.hot<Window & { key: string }>(readMany, [keys, now.getTime()]);
  const windows = new Map(rows.map((row) => [row.key, row]));
  return (whose) => {
    const each = limits.map((limit) => {
      const window = windows.get(keyOf(limit, whose));
      return { left: Math.max(0, limit.tries - (window?.points ?? 0)), ends: Number(window?.expire ?? 0) };
    });
    const ends = each.filter(({ left }) => left === 0).map((one) => one.ends);
    return { left: Math.min(...each.map(({ left }) => left)), until: new Date(Math.max(now.getTime(), ...ends)) };
  };
}

/** Counts tries of many, each by all of these limits, in one statement; whether they are too many is not asked. */
export async function countTries(
  counters: Counters,
  limits: readonly Limit[],
  tries: ReadonlyMap<string, number>,
): Promise<void> {
  if (tries.size === 0) return;
  const now = counters.clock().getTime();
  const rows = [...tries].flatMap(([whose, points]) =>
    limits.map((limit) => [keyOf(limit, whose), points, now + limit.seconds * 1000] as const),
  );
  await counters.connection.hot(countMany, [
    rows.map(([key]) => key),
    rows.map((r) => r[1]),
    rows.map((r) => r[2]),
    now,
  ]);
}

/** Takes back the last try: it was none. */
export async function takeBackTry(counters: Counters, limit: Limit, whose: string): Promise<void> {
  await counters.connection.hot(takeBackOne, [keyOf(limit, whose), counters.clock().getTime()]);
}

export async function forgetTries(counters: Counters, limit: Limit, whose: string): Promise<void> {
  await counters.connection.hot(dropOne, [keyOf(limit, whose)]);
}

/** Whether `whose` was counted within the window. */
export async function hasTried(counters: Counters, limit: Limit, whose: string): Promise<boolean> {
  return (await countTried(counters, limit, whose)) > 0;
}

/** How often `whose` was counted within the window. */
export async function countTried(counters: Counters, limit: Limit, whose: string): Promise<number> {
  const [window] = await counters.connection.hot<Window>(readOne, [keyOf(limit, whose), counters.clock().getTime()]);
  return window?.points ?? 0;
}

/** The network that an address counts for: IPv4 by the address, IPv6 by its first 64 bits, which one line owns whole. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const start = head === '' ? [] : head.split(':');
  const end = tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => '0');
  const groups = address.includes('::') ? [...start, ...zeros, ...end] : start;
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

// E-mail and network addresses are stored as hashes only.
function keyOf(limit: Limit, whose: string): string {
  return `${limit.name}:${createHash('sha256').update(whose).digest('base64url').slice(0, 22)}`;
}
