import { expect, test } from 'vitest';
import { type Choosable, chooseBanners, mostOfWeek } from './choose-banners.ts';

const [own, other] = [1, 2];
const day = '2026-12-01';
const banner = (id: number, more: Partial<Choosable> = {}): Choosable => ({
  id,
  place: 'hero',
  storeId: null,
  firstDay: null,
  lastDay: null,
  position: 0,
  madeOn: '2026-01-01',
  ...more,
});
const chosen = (banners: Choosable[]) => {
  const { hero, week } = chooseBanners(banners, { storeId: own, day });
  return [hero?.id ?? null, week.map(({ id }) => id)];
};
const week = (id: number, more: Partial<Choosable> = {}) => banner(id, { place: 'week', ...more });

test.each<[string, Choosable[], ReturnType<typeof chosen>]>([
  ['nothing, of nothing', [], [null, []]],
  ['one without days, at once and until it is taken away', [banner(1)], [1, []]],
  ['its first day is included', [banner(1, { firstDay: day })], [1, []]],
  ['not the day before it', [banner(1, { firstDay: '2026-12-02' })], [null, []]],
  ['its last day is included', [banner(1, { lastDay: day })], [1, []]],
  ['not the day after it', [banner(1, { lastDay: '2026-11-30' })], [null, []]],
  ['a day alone', [banner(1, { firstDay: day, lastDay: day })], [1, []]],
  ['not that of another store', [banner(1, { storeId: other })], [null, []]],
  [
    'of two heroes the one that began last',
    [banner(2, { firstDay: '2026-09-22' }), banner(1, { firstDay: '2026-11-29' })],
    [1, []],
  ],
  ['of one day the newest', [banner(1, { firstDay: day }), banner(2, { firstDay: day })], [2, []]],
  [
    'one without a first day began when it was made: after the autumn',
    [banner(1, { firstDay: '2026-09-22' }), banner(2, { madeOn: '2026-11-30' })],
    [2, []],
  ],
  [
    'and before what begins later',
    [banner(1, { firstDay: '2026-12-01' }), banner(2, { madeOn: '2026-11-30' })],
    [1, []],
  ],
  [
    'the store’s own before one of all stores that began later',
    [banner(1, { storeId: own, firstDay: '2026-01-01' }), banner(2, { firstDay: day })],
    [1, []],
  ],
  [
    'not the store’s own once it has ended',
    [banner(1, { storeId: own, lastDay: '2026-11-30' }), banner(2, { firstDay: '2026-01-01' })],
    [2, []],
  ],
  [
    'of the week by their order, of the same order the newest',
    [week(1, { position: 2 }), week(2, { position: 1 }), week(3, { position: 1 })],
    [null, [3, 2, 1]],
  ],
  [
    `of the week ${mostOfWeek} at most, all stores’ and the store’s own alike`,
    [week(1), week(2, { storeId: own }), week(3, { storeId: other }), week(4, { position: 1 }), week(5)],
    [null, [5, 2, 1]],
  ],
  ['a place takes none of the other’s', [week(1), banner(2)], [2, [1]]],
])('%s', (_, banners, expected) => {
  expect(chosen(banners)).toEqual(expected);
  expect(chosen([...banners].reverse())).toEqual(expected);
});
