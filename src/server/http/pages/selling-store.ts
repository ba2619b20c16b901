import { idFromSlug } from '#domain/catalogue/slug.ts';
import type { Connection } from '#server/db/connection.ts';

const statement = {
  name: 'selling-store',
  text: `select s.id from stores s join shelf sh on sh.store_id = s.id
where s.displayable and sh.product_id = $1::int order by s.position, s.id limit 1`,
};

/** The first store that sells the product whose page an address names; undefined for another page, and where none does. */
export async function sellingStore({ hot }: Pick<Connection, 'hot'>, address: string): Promise<string | undefined> {
  const [, slug] = /^\/products\/([^/?]+)(\?|$)/.exec(address) ?? [];
  const id = slug ? idFromSlug(slug) : null;
  if (id === null) return undefined;
  const [store] = await hot<{ id: number }>(statement, [id]);
  return store && String(store.id);
}
