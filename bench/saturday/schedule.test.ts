import { expect, test } from 'vitest';
import profile from './profile.json' with { type: 'json' };
import { kinds, scheduleOf } from './schedule.ts';

const run = { stores: 20, minutes: 8, scale: 0.5, seed: 'one' };
const countOf = (arrivals: ReturnType<typeof scheduleOf>, kind: string, from = 0, to = Number.POSITIVE_INFINITY) =>
  arrivals.filter((each) => each.kind === kind && each.at >= from && each.at < to).length;

test('each quarter has what the profile says of it, at its share of stores and scale', () => {
  const arrivals = scheduleOf(profile, run);
  // A twentieth of the chain's calls, two minutes a quarter.
  for (const [i, perMinute] of profile.kinds.list.perMinute.entries())
    expect(countOf(arrivals, 'list', i * 120_000, (i + 1) * 120_000)).toBe((perMinute / 20) * 2);
  for (const kind of kinds) {
    const whole = profile.kinds[kind].perMinute.reduce((a, b) => a + b) / 10;
    expect(countOf(arrivals, kind)).toBe(Math.floor(whole + 1e-9));
  }
});

test('times rise, in the hour, in stores that there are, and each kind counts its turns', () => {
  const arrivals = scheduleOf(profile, run);
  expect(arrivals.every(({ at }, i) => at >= (arrivals[i - 1]?.at ?? 0) && at < 480_000)).toBe(true);
  expect(new Set(arrivals.map(({ store }) => store)).size).toBe(20);
  expect(arrivals.every(({ store }) => store >= 1 && store <= 20)).toBe(true);
  const turns = arrivals.filter(({ kind }) => kind === 'pick').map(({ turn }) => turn);
  expect(turns).toEqual(turns.map((_, i) => i));
});

test('the same seed is the same run, another one has other times and as many calls', () => {
  const arrivals = scheduleOf(profile, run);
  expect(scheduleOf(profile, run)).toEqual(arrivals);
  const other = scheduleOf(profile, { ...run, seed: 'two' });
  expect(other).not.toEqual(arrivals);
  expect(other).toHaveLength(arrivals.length);
});

test('a run of nothing is refused', () => {
  for (const wrong of [{ stores: 0 }, { minutes: 0 }, { scale: Number.NaN }])
    expect(() => scheduleOf(profile, { ...run, ...wrong })).toThrow(RangeError);
});
