import { expect, test } from 'vitest';
import { makeProducts, makeStore, makeStoreWith, type NewProduct } from '#server/testing/catalogue.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const goods: NewProduct[] = [
  { name: { fr: 'Chocolat noir 70 %', en: 'Dark chocolate 70%', vi: 'Sô cô la đen 70%' }, barcode: '2000000000015' },
  { name: { fr: 'Chocolat au lait', en: 'Milk chocolate', vi: 'Sô cô la sữa' }, barcode: '2000000000022' },
  { name: { fr: 'Lait de coco', en: 'Coconut milk', vi: 'Nước cốt dừa' }, barcode: '2000000000039' },
  { name: { fr: 'Bonlait entier', en: 'Whole milk', vi: 'Sữa tươi nguyên kem' }, barcode: '036000291452' },
  { name: { fr: 'Café glacé au lait concentré', en: 'Iced coffee', vi: 'Cà phê sữa đá' } },
  { name: { fr: 'Crème brûlée', en: 'Burnt cream', vi: 'Kem cháy' }, barcode: '40170725' },
  { name: { fr: 'Œufs de poule', en: 'Hen eggs', vi: 'Trứng gà' }, barcode: '00012348' },
  { name: { fr: 'Tofu fumé', en: 'Smoked tofu', vi: 'Đậu phụ hun khói' } },
  { name: { fr: 'Huile d’olive', en: 'Olive oil', vi: 'Dầu ô liu' } },
  { name: { fr: 'Vermicelle de riz', en: 'Rice vermicelli', vi: 'Bún gạo khô' } },
  { name: { fr: 'Banane', en: 'Banana', vi: 'Chuối' } },
];
const shop = await startSharedApp();
const storeId = await makeStoreWith(shop.db, goods);

async function search(words: string, more = ''): Promise<{ names: string[]; total: number; corrected: string | null }> {
  const { status, body } = await shop.call(
    'GET',
    `/store/${storeId}/product-collection?search=${encodeURIComponent(words)}${more}`,
  );
  expect(status).toBe(200);
  const { items, total, correctedSearch } = body.data;
  return { names: items.map((p: { name: string }) => p.name), total, corrected: correctedSearch };
}

test.each([
  ['CHOCOLAT', ['Chocolat au lait', 'Chocolat noir 70 %']],
  ['choco', ['Chocolat au lait', 'Chocolat noir 70 %']],
  ['noir chocolat', ['Chocolat noir 70 %']],
  ['lait chocolat', ['Chocolat au lait']],
  ['creme brulee', ['Crème brûlée']],
  ['CRÈME BRÛLÉE', ['Crème brûlée']],
  ['cre\u0301me', ['Crème brûlée']],
  ['oeuf', ['Œufs de poule']],
  ['œuf', ['Œufs de poule']],
  ['dau phu', ['Tofu fumé']],
  ['Đậu phụ', ['Tofu fumé']],
  ['ca phe sua', ['Café glacé au lait concentré']],
  ['cà phê', ['Café glacé au lait concentré']],
  ["d'olive", ['Huile d’olive']],
  ['huile de olive', ['Huile d’olive']],
  ['oil of olive', ['Huile d’olive']],
  ['olive oil', ['Huile d’olive']],
  ['hen', ['Œufs de poule']],
  ['dark noir', ['Chocolat noir 70 %']],
  ['2000000000039', ['Lait de coco']],
  ['00000000003', ['Lait de coco']],
  // UPC-A as twelve, thirteen and fourteen digits, in groups, its zero eaten by a spreadsheet.
  ['036000291452', ['Bonlait entier']],
  ['0036000291452', ['Bonlait entier']],
  ['00036000291452', ['Bonlait entier']],
  ['36000291452', ['Bonlait entier']],
  ['0 36000 29145 2', ['Bonlait entier']],
  ['0-36000-29145-2', ['Bonlait entier']],
  ['40170725', ['Crème brûlée']],
  ['4017 0725', ['Crème brûlée']],
  ['00000040170725', ['Crème brûlée']],
  ['0000040170725', ['Crème brûlée']],
  ['00012348', ['Œufs de poule']],
  ['12348', ['Œufs de poule']],
  ['02000000000039', ['Lait de coco']],
  ['200', []],
  ['70 %', ['Chocolat noir 70 %']],
  ['ve', ['Vermicelle de riz']],
  ['at', []],
  ['xyz', []],
  ['chocolat xyz', []],
])('%s', async (words, expected) => {
  expect((await search(words)).names).toEqual(expected);
});

test.each(['%', '_', '\\', '%%%', '***', '…'])('%s is no wildcard and finds nothing', async (words) => {
  expect((await search(words)).total).toBe(0);
});
test.each(['cho%', 'cho_lat', 'choc\\'])('a sign inside a word only parts it: %s', async (words) => {
  for (const name of (await search(words)).names) expect(name).toMatch(/^Choc/);
  expect((await search('c%t')).total).toBe(0);
});

test.each(['', '%20', '+', '%C2%A0', '%E3%80%80'])('a blank search is no search: "%s"', async (blank) => {
  const { body } = await shop.call('GET', `/store/${storeId}/product-collection?search=${blank}`);
  expect(body.data.total).toBe(goods.length);
});

test('the beginning of a name comes before a word of it, a word before the inside of one', async () => {
  const expected = ['Lait de coco', 'Chocolat au lait', 'Café glacé au lait concentré', 'Bonlait entier'];
  expect((await search('lait')).names).toEqual(expected);
});

test('a sort order that is asked for holds in a search too', async () => {
  const expected = ['Bonlait entier', 'Café glacé au lait concentré', 'Chocolat au lait', 'Lait de coco'];
  expect((await search('lait', '&sortBy=name-asc')).names).toEqual(expected);
  expect((await search('lait', '&category=VIANDE')).names).toEqual([]);
});

test('what is in stock comes first in a search', async () => {
  const store = await makeStore(shop.db);
  const at = (name: string, quantityMilli: number, inventory = true) => {
    return { name, quantityMilli, inventory, stores: [store] };
  };
  await makeProducts(shop.db, [at('Thé', 0), at('Thé vert du matin', 5000), at('Thé noir', 0, false)]);
  const { body } = await shop.call('GET', `/store/${store}/product-collection?search=the`);
  expect(body.data.items.map((p: { name: string }) => p.name)).toEqual(['Thé noir', 'Thé vert du matin', 'Thé']);
});

test.each([
  ['chocolta', 'chocolat', 2],
  ['chocilat', 'chocolat', 2],
  ['chocolaat', 'chocolat', 2],
  ['chcolat', 'chocolat', 2],
  ['xhocolat', 'chocolat', 2],
  ['chocolax', 'chocolat', 2],
  ['chcoolat noir', 'chocolat noir', 1],
  ['vermicele riz', 'vermicelle de riz', 1],
  ['bananne', 'banane', 1],
  ['chocolad', 'chocolat', 2],
])('one wrong letter is forgiven: %s', async (words, corrected, total) => {
  expect(await search(words)).toMatchObject({ corrected, total });
});

test.each([
  ['cà pê sữa đá', 'cà phê sữa đá', 'Café glacé au lait concentré'],
  ['vermicelle fin riz', 'vermicelle de riz', 'Vermicelle de riz'],
])('short words are understood by those beside them: %s', async (words, corrected, name) => {
  expect(await search(words)).toMatchObject({ corrected, names: [name] });
});

test.each([
  ['chocolats', 2],
  ['bananes', 1],
  ['milks', 3],
  ['olives oils', 1],
  ['cremes brulees', 1],
])('a plural finds the singular: %s', async (words, total) => {
  expect(await search(words)).toMatchObject({ corrected: null, total });
});

test('a search that finds nothing tells what is near', async () => {
  const near = async (words: string) =>
    (await shop.call('GET', `/store/${storeId}/product-collection?search=${words}`)).body.data.near.map(
      (p: { name: string }) => p.name,
    );
  expect(await near('chocolat%20xyzxyz')).toEqual(['Chocolat noir 70 %', 'Chocolat au lait']);
  expect(await near('chocolta%20xyzxyz')).toEqual(['Chocolat noir 70 %', 'Chocolat au lait']);
  expect(await near('xyzxyz')).toEqual([]);
  expect(await near('chocolat')).toEqual([]);
  expect(await near('chocolat&category=VIANDE')).toEqual([]);
});

test.each(['chocilta', 'chocolta xyz', 'foffu', 'rix', 'tofou', 'olivee', 'lait de cocco'])(
  'more, or in a word of less than seven letters, is not: %s',
  async (words) => {
    expect(await search(words)).toEqual({ names: [], total: 0, corrected: null });
  },
);

test.each([
  ['chocolta noir', 'chocolat noir'],
  ['vermiccelle de riz', 'vermicelle de riz'],
  ['bruleee', 'brûlée'],
  ['creme bruleee', 'crème brûlée'],
])('what was meant is said as the goods write it: %s', async (words, corrected) => {
  const found = await search(words);
  expect(found.corrected).toBe(corrected);
  expect((await search(corrected)).names).toEqual(found.names);
});

test('what is found as typed is not corrected', async () => {
  expect((await search('chocolat')).corrected).toBe(null);
});
