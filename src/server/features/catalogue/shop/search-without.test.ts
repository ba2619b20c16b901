import { expect, test } from 'vitest';
import { kinds } from '#server/db/tables/catalogue.ts';
import { makeProducts, makeStore, type NewProduct } from '#server/testing/catalogue.ts';
import { newKind, searchNames } from '#server/testing/search.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const good = (kind: string, fr: string, en: string, vi: string): NewProduct => {
  return { kind, name: { fr, en, vi }, allergens: [] };
};
const shop = await startSharedApp();
const storeId = await makeStore(shop.db);
await shop.db
  .insert(kinds)
  .values([
    newKind('drinks', null, [['Boissons'], ['Drinks'], ['Đồ uống']]),
    newKind('milk', 'drinks', [['Lait'], ['Milk'], ['Sữa']]),
    newKind('condensed', 'drinks', [['Lait concentré'], ['Condensed milk'], ['Sữa đặc']]),
    newKind('almond-drink', 'drinks', [['Boisson à l’amande', 'lait d’amande'], ['Almond milk'], ['Sữa hạnh nhân']]),
    newKind('cola', 'drinks', [['Cola', 'coca'], ['Cola'], ['Cola']]),
    newKind('wine', 'drinks', [['Vin'], ['Wine'], ['Rượu vang']]),
    newKind('beer', 'drinks', [['Bière'], ['Beer'], ['Bia']]),
    newKind('crisps', 'drinks', [['Chips'], ['Crisps'], ['Bim bim']]),
  ]);
await makeProducts(shop.db, [
  good('milk', 'Lait entier', 'Whole milk', 'Sữa tươi'),
  good('condensed', 'Lait concentré sucré', 'Sweetened condensed milk', 'Sữa đặc có đường'),
  good('almond-drink', 'Boisson à l’amande', 'Unsweetened almond drink', 'Sữa hạnh nhân không đường'),
  good('cola', 'Cola familial', 'Family cola', 'Cola lớn'),
  good('cola', 'Cola sans sucres', 'Sugar-free cola', 'Cola không đường'),
  good('wine', 'Vin rouge', 'Red wine', 'Rượu vang đỏ'),
  good('beer', 'Bière sans alcool', 'Alcohol-free beer', 'Bia không cồn'),
  good('beer', 'Bière blonde', 'Blond beer', 'Bia vàng'),
  good('crisps', 'Chips salées', 'Salted crisps', 'Bim bim mặn'),
  good('crisps', 'Chips nature', 'Plain crisps', 'Bim bim'),
]);

const search = (words: string, lng: string) => searchNames(shop, storeId, words, lng);

test.each([
  // What says so and is called like the kind comes first, then what is silent; what says the opposite never comes.
  ['lait sans sucre', 'fr', ['Boisson à l’amande', 'Lait entier']],
  ['unsweetened milk', 'en', ['Unsweetened almond drink', 'Whole milk']],
  ['sữa không đường', 'vi', ['Sữa hạnh nhân không đường', 'Sữa tươi']],
  // Where goods of the kind say so, they alone.
  ['coca sans sucre', 'fr', ['Cola sans sucres']],
  ['cola non sucré', 'fr', ['Cola sans sucres']],
  ['no sugar cola', 'en', ['Sugar-free cola']],
  ['bière sans alcool', 'fr', ['Bière sans alcool']],
  // Alone it finds what says so in any language.
  ['sans sucre', 'fr', ['Boisson à l’amande', 'Cola sans sucres']],
  ['no added sugar', 'en', ['Sugar-free cola', 'Unsweetened almond drink']],
  ['không cồn', 'vi', ['Bia không cồn']],
])('%s (%s) finds %j', async (words, lng, found) => {
  expect(await search(words, lng)).toMatchObject({ found, corrected: null });
});

test.each([
  // What has alcohol unless it says so is not even near.
  ['vin sans alcool', 'fr', ['Bière sans alcool']],
  ['chips sans sel', 'fr', ['Chips nature']],
  // Nothing is left out of a search, or read as another word, that turns it round.
  ['chips sans vinaigre', 'fr', ['Chips nature', 'Chips salées']],
])('near %s (%s) is %j', async (words, lng, near) => {
  const answer = await search(words, lng);
  expect(answer).toMatchObject({ found: [], corrected: null });
  expect(answer.near.toSorted()).toEqual(near);
});

test('a misspelt word beside it is put right, and the wish stays', async () => {
  expect(await search('laitt concentré sans sucre', 'fr')).toMatchObject({ found: [] });
  expect(await search('bierre sans alcool', 'fr')).toMatchObject({ found: ['Bière sans alcool'] });
});
