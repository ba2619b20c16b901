import { beforeEach, expect, test, vi } from 'vitest';

const now = Date.parse('2026-11-29T10:00:00Z');
const hour = 3_600_000;
let device: Map<string, string>;

beforeEach(() => {
  vi.resetModules();
  device = new Map();
  const place = (kept: Map<string, string>) => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('localStorage', place(device));
  vi.stubGlobal('sessionStorage', place(new Map()));
  vi.stubGlobal('document', { cookie: 'lng=fr; selectedStoreId=1', documentElement: { lang: 'fr' } });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('__reactRouterManifest', { version: 'a' });
});

const good = (id: number, name: string, category = 'FRUIT', price = 2) => {
  return { id, name, category, price, priceBase: price, quantityInStock: 5, product: { barcode: `30000000${id}` } };
};
const load = async () => ({
  ...(await import('./find-kept.ts')),
  ...(await import('#web/lib/page/cache/pages.ts')),
  ...(await import('#web/lib/page/cache/device-copy.ts')),
});

/** A page that this tab keeps, or an earlier visit did, `hours` before now. */
async function keep(shop: Awaited<ReturnType<typeof load>>, key: string, data: object, hours: number): Promise<void> {
  const state = { from: 'server', isRefreshing: false, hasFailed: false, isGone: false } as const;
  shop.keptPages().write(key, { data, savedAt: now - hours * hour, ...state });
}
const wanted = { search: '', category: '' };
const namesOf = (found: { page: { items: { name: string }[] } } | null) => found?.page.items.map(({ name }) => name);

test('words are found at the beginning of words, without accents, in lists and strips alike', async () => {
  const shop = await load();
  await keep(shop, 'fr 1 /products?', { page: { items: [good(1, 'Pêche jaune'), good(2, 'Pomme')] } }, 1);
  await keep(shop, 'fr 1 /?', { goods: { offers: [good(3, 'Crêpes', 'TRAITEUR')], fault: null } }, 2);
  const find = (search: string, category = '') => namesOf(shop.findKept({ ...wanted, search, category }, 'fr', now));
  expect(find('PECHE')).toEqual(['Pêche jaune']);
  expect(find('jau pe')).toEqual(['Pêche jaune']);
  expect(find('eche')).toEqual([]);
  expect(find('')).toEqual(['Crêpes', 'Pêche jaune', 'Pomme']);
  expect(find('', 'TRAITEUR')).toEqual(['Crêpes']);
  expect(find('300000002')).toEqual(['Pomme']);
});

test('of a product that several pages hold the newest counts, and the oldest that is shown is said', async () => {
  const shop = await load();
  await keep(shop, 'fr 1 /products?page=2', { page: { items: [good(1, 'Pomme', 'FRUIT', 3)] } }, 1);
  await keep(shop, 'fr 1 /products?', { page: { items: [good(1, 'Pomme', 'FRUIT', 2), good(2, 'Poire')] } }, 5);
  const found = shop.findKept(wanted, 'fr', now);
  expect(found?.page.items.map(({ id, price }) => [id, price])).toEqual([
    [2, 2],
    [1, 3],
  ]);
  expect(found?.keptSince).toBe(now - 5 * hour);
  expect(shop.findKept({ ...wanted, search: 'pomme' }, 'fr', now)?.keptSince).toBe(now - hour);
});

test('pages of other stores and languages do not count, and nothing kept is null', async () => {
  const shop = await load();
  expect(shop.findKept(wanted, 'fr', now)).toBeNull();
  await keep(shop, 'en 1 /products?', { page: { items: [good(1, 'Apple')] } }, 1);
  await keep(shop, 'fr 2 /products?', { page: { items: [good(2, 'Poire')] } }, 1);
  expect(shop.findKept(wanted, 'fr', now)).toBeNull();
});

test('all stand on one page, sixty at most', async () => {
  const shop = await load();
  const items = Array.from({ length: 70 }, (_, i) => good(i + 1, `Pomme ${String(i).padStart(2, '0')}`));
  await keep(shop, 'fr 1 /products?', { page: { items } }, 1);
  const found = shop.findKept(wanted, 'fr', now);
  expect(found?.page).toMatchObject({ total: 60, totalPage: 1, page: 1 });
  expect(found?.page.items).toHaveLength(60);
});

test('a later visit finds what an earlier one kept on the device, of the same build, for two weeks', async () => {
  const before = await load();
  await keep(before, 'fr 1 /products?', { page: { items: [good(1, 'Pomme')] } }, 1);
  await keep(before, 'fr 1 /old?', { page: { items: [good(2, 'Poire')] } }, 24 * 14);
  before.copyToDevice(before.keptPages().list(), now);
  vi.resetModules();
  const later = await load();
  expect(namesOf(later.findKept(wanted, 'fr', now))).toEqual(['Pomme']);
  vi.useFakeTimers({ now });
  expect(later.onDevice('fr 1 /products?')).toMatchObject({ savedAt: now - hour });
  // What this visit keeps joins it.
  await keep(later, 'fr 1 /?', { goods: { offers: [good(3, 'Abricot')] } }, 0);
  later.copyToDevice(later.keptPages().list(), now);
  expect(later.readDeviceCopy(now).map(([key]) => key)).toEqual(['fr 1 /?', 'fr 1 /products?']);
  vi.stubGlobal('__reactRouterManifest', { version: 'b' });
  expect(later.readDeviceCopy(now)).toEqual([]);
  vi.useRealTimers();
});
