import { expect, test } from 'vitest';
import { listCategories } from '#contract/catalogue/catalogue.ts';
import { eq } from '#server/db/sql.ts';
import { categories, pictures } from '#server/db/tables/catalogue.ts';
import { popularity } from '#server/db/tables/searches.ts';
import { makeProducts, makeStore } from '#server/testing/catalogue.ts';
import { changeProduct } from '#server/testing/change-product.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const now = new Date('2026-11-21T10:00:00Z');
const shop = await startSharedApp({ now });
const read = async (storeId: number) =>
  Object.fromEntries(
    (await shop.apiAs()(listCategories, { storeId })).map(({ id, image, goodsPicture }) => [id, [image, goodsPicture]]),
  );

test('an aisle without a picture of staff has that of what is bought most in it in this store, as long as it is there', async () => {
  const [storeId, other] = [await makeStore(shop.db), await makeStore(shop.db)];
  const both = { stores: [storeId, other] };
  const [apple = 0, pear = 0, rice = 0] = await makeProducts(
    shop.db,
    [
      { name: 'Pomme', category: 'FRUIT', pictureIds: ['apple', 'apple-cut'], ...both },
      { name: 'Poire', category: 'FRUIT', pictureIds: ['pear'], ...both },
      { name: 'Riz', category: 'RIZ', ...both },
    ],
    now,
  );
  const counted = { storeId, countedAt: new Date(now.getTime() + 1000) };
  await shop.db.insert(popularity).values({ ...counted, productIds: [pear, rice], orders: [4, 9] });
  expect(await read(storeId)).toEqual({ FRUIT: [null, '/pictures/pear-600.webp'], RIZ: [null, null] });
  expect(await read(other)).toEqual({ FRUIT: [null, '/pictures/apple-600.webp'], RIZ: [null, null] });

  // It gets another picture, then none, then a good leaves the shelf.
  await changeProduct(shop, pear, { pictures: ['apple-cut'] });
  expect((await read(storeId)).FRUIT).toEqual([null, '/pictures/apple-cut-600.webp']);
  await changeProduct(shop, pear, { pictures: [] });
  expect((await read(storeId)).FRUIT).toEqual([null, '/pictures/apple-600.webp']);
  await changeProduct(shop, rice, { pictures: ['pear'] });
  await changeProduct(shop, apple, { visible: false });
  expect(await read(storeId)).toEqual({ FRUIT: [null, null], RIZ: [null, '/pictures/pear-600.webp'] });

  await shop.db.insert(pictures).values({ id: 'sheaf', width: 400, height: 400, bytes: 1, color: '#eeeeee' });
  await shop.write(async ({ tx, announce }) => {
    await tx.update(categories).set({ pictureId: 'sheaf' }).where(eq(categories.code, 'RIZ'));
    announce('catalogue');
  });
  await expect.poll(async () => (await read(storeId)).RIZ).toEqual(['/pictures/sheaf-600.webp', null]);
});

test('the picture costs no statement of its own', async () => {
  const storeId = await makeStore(shop.db);
  await makeProducts(shop.db, [{ category: 'FRUIT', pictureIds: ['apple'], stores: [storeId] }], now);
  await shop.call('GET', `/store/${storeId}/product-collection`);
  await read(storeId);
  const { hot } = shop.deps.connection;
  const asked: string[] = [];
  shop.deps.connection.hot = (statement, ...rest) => {
    asked.push(statement.name);
    return hot(statement, ...rest);
  };
  // In another language: an answer that is not kept.
  const { body } = await shop.call('GET', `/store/${storeId}/product-category-list?lng=vi`);
  shop.deps.connection.hot = hot;
  expect(body.data[0].goodsPicture).toBe('/pictures/apple-600.webp');
  expect(asked).toEqual([]);
});
