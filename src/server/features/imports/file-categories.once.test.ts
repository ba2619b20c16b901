import { expect, test } from 'vitest';
import { eq } from '#server/db/sql.ts';
import { products } from '#server/db/tables/catalogue.ts';
import { makeStore } from '#server/testing/catalogue.ts';
import { readUpload } from '#server/testing/imports.ts';
import { workOnImports } from '#server/testing/ready-imports.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { makeExporter } from '#server/testing/tasks.ts';

const t = await startSharedApp({ now: new Date('2026-11-28T10:00:00Z') });
const { headers } = await makeExporter(t);
await makeStore(t.db, { name: 'Centre' });

const file = [
  'ean;libellé;rayon;prix',
  '96385074;Pâtes;EPICERIE SALEE;1,50',
  '4006381333931;Éponge;Droguerie;2,00',
  '5901234123457;Riz;Épicerie salée ;2,20',
  '4012345678901;Riz;饮料;2,20',
  '4000000000020;Pomme;Fruits;2,20',
].join('\n');
const call = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  t.call(method, `/imports/${path}`, body, headers);
const wordsOf = async (id: number) => (await call('GET', `${id}/categories`)).body.data;

test('what a file calls its aisles is listed, said once, used, and kept with the template', async () => {
  const { id } = await readUpload(t, headers, file);
  expect(await wordsOf(id)).toEqual({
    total: 5,
    words: expect.arrayContaining([
      { word: 'EPICERIE SALEE', rows: 1, category: null },
      { word: 'Épicerie salée', rows: 1, category: null },
      { word: 'Droguerie', rows: 1, category: null },
      { word: '饮料', rows: 1, category: null },
      { word: 'Fruits', rows: 1, category: 'FRUIT' },
    ]),
  });
  const wrong = await call('PUT', `${id}`, { categories: { Droguerie: 'TOOLS' } });
  expect([wrong.status, Object.keys(wrong.body.data.errors)]).toEqual([422, ['categories.Droguerie']]);
  const categories = {
    'epicerie salee': 'CONSERVE',
    DROGUERIE: 'NONALIMENTAIRE',
    饮料: 'BOISSON',
    Fruits: 'LEGUME',
  };
  await call('PUT', `${id}`, { categories });
  // One word said of all its spellings; a later saying stands beside the earlier ones, null takes one back.
  const { body } = await call('PUT', `${id}`, { categories: { fruits: null }, template: 'Caisse' });
  expect(body.data.categories).toEqual({ epiceriesalee: 'CONSERVE', droguerie: 'NONALIMENTAIRE', 饮料: 'BOISSON' });
  expect((await wordsOf(id)).words.map(({ category }: { category: string }) => category).toSorted()).toEqual([
    ...['BOISSON', 'CONSERVE', 'CONSERVE', 'FRUIT', 'NONALIMENTAIRE'],
  ]);
  await call('POST', `${id}/try`);
  await workOnImports(t);
  expect((await call('GET', `${id}`)).body.data).toMatchObject({ state: 'tried', counts: { new: 5, refused: 0 } });
  await call('POST', `${id}/run`);
  await workOnImports(t);
  const sold = await t.db.select({ category: products.category }).from(products).where(eq(products.visible, true));
  // Of the others it is not known what they are made of.
  expect(sold).toEqual([{ category: 'NONALIMENTAIRE' }]);

  const next = await readUpload(t, headers, file, { template: 'Caisse' });
  expect((await wordsOf(next.id)).words.some(({ category }: { category: string | null }) => category === null)).toBe(
    false,
  );
});

test('where no column is the category’s there are no words', async () => {
  const { id } = await readUpload(t, headers, 'ean;prix\n96385074;1,50');
  expect(await wordsOf(id)).toEqual({ words: [], total: 0 });
});
