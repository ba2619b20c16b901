import type { Connection } from '#server/db/connection.ts';

type HotReads = Pick<Connection, 'hot'>;
export type ShownProduct = { slug: string; updatedAt: Date };

/** Products in one file: far below the 50,000 that a file may name, so that each is read and sent in a moment. */
export const productsInFile = 5000;

/** Who comes without a choice sees the lists of the first displayable store. */
const firstStore = '(select id from stores where displayable order by position, id limit 1)';
/** A product has a page wherever it is sold (`http/pages/selling-store.ts`). */
const anyStore = 'any(array(select id from stores where displayable))';

const filesStatement = {
  name: 'sitemap-files',
  text: `select n::int as file from generate_series(0, (select max(id) from products) / ${productsInFile}) n
where exists (
  select 1 from shelf where store_id = ${anyStore}
    and product_id >= n * ${productsInFile} and product_id < (n + 1) * ${productsInFile}
) order by n`,
};
const productsStatement = {
  name: 'sitemap-products',
  text: `select p.slug, p.updated_at as "updatedAt" from products p
where p.id >= $1::int and p.id < $1::int + ${productsInFile}
  and exists (select 1 from shelf sh where sh.product_id = p.id and sh.store_id = ${anyStore})
order by p.id`,
};
const categoriesStatement = {
  name: 'sitemap-categories',
  text: `select code from categories c
where exists (
  select 1 from products p join shelf sh on sh.product_id = p.id
  where p.category = c.code and sh.store_id = ${firstStore}
) order by position, code`,
};

/** The numbers of the files that name something: products are parted by their ids, so that none is ever counted. */
export async function selectProductFiles({ hot }: HotReads): Promise<number[]> {
  return (await hot<{ file: number }>(filesStatement, [])).map(({ file }) => file);
}

/** The products of a file that a shopper can see now. */
export function selectProductsOf({ hot }: HotReads, file: number): Promise<ShownProduct[]> {
  return hot<ShownProduct>(productsStatement, [file * productsInFile]);
}

/** The codes of the categories that hold something. */
export async function selectShownCategories({ hot }: HotReads): Promise<string[]> {
  return (await hot<{ code: string }>(categoriesStatement, [])).map(({ code }) => code);
}
