import { expect, test } from 'vitest';
import { kinds } from '#server/db/tables/catalogue.ts';
import { popularity } from '#server/db/tables/searches.ts';
import { makeProducts, makeStore, type NewProduct } from '#server/testing/catalogue.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

// What comes first of a kind: packs of a usual size, and its plain forms before the few that repeat its name.
const good = (kind: string, name: string, more: NewProduct = {}): NewProduct => {
  return { kind, name: { fr: name, en: name, vi: name }, ...more };
};
const goods: NewProduct[] = [
  good('white-rice', 'Riz blanc 1 kg', { unitWeightG: 1000 }),
  good('white-rice', 'Riz blanc sac 5 kg', { unitWeightG: 5000 }),
  good('white-rice', 'Riz blanc étuvé 1 kg', { unitWeightG: 1000 }),
  good('spaghetti', 'Spaghetti 500 g', { unitWeightG: 500 }),
  good('short-pasta', 'Coquillettes 500 g', { unitWeightG: 500 }),
  good('short-pasta', 'Penne 500 g', { unitWeightG: 500 }),
  good('short-pasta', 'Fusilli 500 g', { unitWeightG: 500 }),
  good('short-pasta', 'Pâtes perles grillées 500 g', { unitWeightG: 500 }),
  good('coconut', 'Noix de coco', { name: { fr: 'Noix de coco', en: 'Coconut', vi: 'Dừa khô' } }),
  good('pickle', 'Moutarde dưa cải', {}),
];
const shop = await startSharedApp();
const storeId = await makeStore(shop.db);
const kind = (code: string, parent: string | null, fr: string, more: { vi?: string; words?: string[] } = {}) => {
  const words = { fr: more.words ?? [], en: [], vi: [] };
  return { code, category: 'RIZ' as const, parent, names: { fr, en: fr, vi: more.vi ?? fr }, words, position: 1 };
};
await shop.db
  .insert(kinds)
  .values([
    kind('shelf', null, 'Rayon'),
    kind('rice', 'shelf', 'Riz'),
    kind('white-rice', 'rice', 'Riz blanc'),
    kind('pasta', 'shelf', 'Pâtes'),
    kind('spaghetti', 'pasta', 'Spaghettis'),
    kind('short-pasta', 'pasta', 'Coquillettes'),
    kind('coconut', 'shelf', 'Noix de coco', { vi: 'Dừa' }),
    kind('pickle', 'shelf', 'Pickles', { vi: 'Dưa muối' }),
  ]);
const ids = await makeProducts(shop.db, goods);

const frenchNames = goods.map(({ name }) => (typeof name === 'string' ? name : name?.fr));

async function found(search: string, lng: string): Promise<string[]> {
  const query = new URLSearchParams({ search, lng });
  const { status, body } = await shop.call('GET', `/store/${storeId}/search-suggestions?${query}`);
  expect(status).toBe(200);
  return body.data.products.map(({ id }: { id: number }) => frenchNames[ids.indexOf(id)]);
}

test('a sack that sells best comes after the usual packs', async () => {
  await shop.db.insert(popularity).values({ storeId, productIds: [ids[1] ?? 0], orders: [90], countedAt: new Date() });
  const names = await found('riz', 'fr');
  expect(names.slice(0, 2).toSorted()).toEqual(['Riz blanc 1 kg', 'Riz blanc étuvé 1 kg']);
  expect(names[2]).toBe('Riz blanc sac 5 kg');
});

test('the few goods that repeat the name of their kind are no better than its plain forms', async () => {
  expect((await found('pâtes', 'fr')).at(-1)).toBe('Pâtes perles grillées 500 g');
});

test.each(['fr', 'en', 'vi'])('a word that only Vietnamese writes means just that word in %s', async (language) => {
  expect(await found('dừa', language)).toEqual(['Noix de coco']);
});
