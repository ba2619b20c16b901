import { expect, test, vi } from 'vitest';
import type { Api } from '#contract/client.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { Refusal } from '#contract/errors.ts';
import { defaultFeatureConfig } from '#domain/access/feature-config.ts';
import { loadShop } from './load-shop.ts';

let foundedIn: number | null = 2024;
const stores = [
  { id: 4, name: 'first', displayable: true, latitude: 1, timeZone: 'Europe/Paris', closedDays: [] },
  { id: 7, name: 'second', timeZone: 'America/New_York', closedDays: [] },
];
const slotsOf = (storeId: number) => [{ type: 'pickup', next: null, storeId }];
let nextSlots: (storeId: number) => unknown = slotsOf;
const apiWith = (list: () => unknown) =>
  (async ({ name }: Endpoint, { storeId }: { storeId: number }) => {
    if (name === 'listStores') return list();
    if (name === 'listNextSlots') return nextSlots(storeId);
    return name === 'readShop'
      ? { name: 'Shop', foundedIn, currency: 'EUR', clientId: 'my-shop', socialLinks: {} }
      : defaultFeatureConfig;
  }) as unknown as Api;
const ask = (cookie = '') => new Request('http://shop.example/', { headers: { cookie } });
const api = apiWith(() => stores);

test('the store that was chosen, else the first that is displayed', async () => {
  expect(await loadShop(api, ask())).toMatchObject({ store: { id: 4 }, isStoreChosen: false, hasStoreFault: false });
  expect(await loadShop(api, ask('selectedStoreId=7'))).toMatchObject({ store: { id: 7 }, isStoreChosen: true });
  expect(await loadShop(api, ask('selectedStoreId=9'))).toMatchObject({ store: { id: 4 }, isStoreChosen: false });
});

function loadShopAt(now: string) {
  vi.useFakeTimers({ now: new Date(now) });
  return loadShop(api, ask()).finally(() => vi.useRealTimers());
}

test('each store says how far its clocks are ahead of UTC, in winter and in summer', async () => {
  const offsetsAt = async (now: string) => (await loadShopAt(now)).stores.map(({ utcOffset }) => utcOffset);
  expect(await offsetsAt('2026-11-21T10:00:00Z')).toEqual([60, -300]);
  expect(await offsetsAt('2026-07-21T10:00:00Z')).toEqual([120, -240]);
});

test('the years of the copyright run from the first to that of the clock', async () => {
  const yearsAt = async (now: string) => (await loadShopAt(now)).years;
  expect(await yearsAt('2024-11-21T10:00:00Z')).toBe('2024');
  expect(await yearsAt('2026-11-21T10:00:00Z')).toBe('2024–2026');
  foundedIn = null;
  expect(await yearsAt('2026-11-21T10:00:00Z')).toBe('2026');
  foundedIn = 2024;
});

test('the next slots are those of the store that is shown; without an answer there are none', async () => {
  expect((await loadShop(api, ask('selectedStoreId=7'))).nextSlots).toEqual(slotsOf(7));
  nextSlots = () => Promise.reject(new Refusal('unavailable'));
  expect((await loadShop(api, ask())).nextSlots).toEqual([]);
  nextSlots = slotsOf;
});

test('pages get no more of a store than they show', async () => {
  expect(Object.keys((await loadShop(api, ask())).stores[0] ?? {})).not.toContain('latitude');
});

test('a list of stores that fails is empty and says so; the shop still stands', async () => {
  const broken = apiWith(() => Promise.reject(new Refusal('unexpected')));
  const expected = { name: 'Shop', stores: [], store: null, isStoreChosen: false, hasStoreFault: true };
  expect(await loadShop(broken, ask('selectedStoreId=7'))).toMatchObject(expected);
});

test('a request that was given up is no fault of the stores', async () => {
  const gone = apiWith(() => Promise.reject(new DOMException('gone', 'AbortError')));
  await expect(loadShop(gone, ask())).rejects.toThrow('gone');
});
