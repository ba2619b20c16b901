import { expect, test } from 'vitest';
import { orderToken } from '#server/services/order/order-link.ts';
import { makeSignedIn } from '#server/testing/accounts.ts';
import { changeProduct } from '#server/testing/change-product.ts';
import { bearer, guestOrder, makeOrderShop } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const t = await startSharedApp();
const shop = await makeOrderShop(t);

type Named = { orderItems: { productName: string }[] };
const nameIn = ({ orderItems }: Named) => orderItems[0]?.productName;

test('an old order names its goods in the reader’s language, and as they were sold in its own', async () => {
  const me = bearer((await makeSignedIn(t)).token);
  const order = guestOrder(shop.storeId, shop.apples, 1);
  const { status, body } = await t.call('POST', '/order/create?lng=fr', order, me);
  expect([status, nameIn(body.data)]).toEqual([200, 'Pommes']);
  const { id } = body.data as { id: number };
  await changeProduct(t, shop.apples, { name: { fr: 'Pommes rouges', en: 'Red apples' } });

  const one = async (path: string) => (await t.call('GET', path, undefined, me)).body.data;
  for (const [language, name] of [
    ['fr', 'Pommes'],
    ['en', 'Red apples'],
    ['vi', 'Táo'],
  ] as const) {
    expect(nameIn(await one(`/order/${id}?lng=${language}`))).toBe(name);
    expect(nameIn((await one(`/order/list?lng=${language}`))[0])).toBe(name);
    expect(nameIn((await one(`/order/collection?lng=${language}`)).items[0])).toBe(name);
    // The link in the mail, for whoever reads it.
    const link = `/order/${id}?lng=${language}&token=${orderToken(t.deps.secret, id)}`;
    expect(nameIn((await t.call('GET', link)).body.data)).toBe(name);
  }
});
