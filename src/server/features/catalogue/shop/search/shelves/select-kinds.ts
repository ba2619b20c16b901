import { type InSome, saidIn } from '#domain/language/by-language.ts';
import { languages } from '#domain/language/language.ts';
import type { Connection } from '#server/db/connection.ts';

type Words = InSome<string[]>;
/** Kinds from the widest to the narrowest, names in the order of `languages`. */
export type KindRow = { code: string; category: string; parent: string | null; names: readonly string[]; words: Words };
export type SynonymRow = { kinds: readonly string[]; words: Words };
export type ShopWords = { kinds: readonly KindRow[]; synonyms: readonly SynonymRow[] };

const kindsStatement = {
  name: 'shop-words',
  text: `select
  (select coalesce(json_agg(json_build_object('code', code, 'category', category, 'parent', parent, 'names', names,
      'words', words) order by position, code), '[]') from kinds) as kinds,
  (select coalesce(json_agg(json_build_object('kinds', kinds, 'words', words) order by id), '[]') from synonyms) as synonyms`,
};

/** What goods are and are called. */
export async function selectKinds(connection: Pick<Connection, 'hot'>): Promise<ShopWords> {
  type Row = { kinds: (Omit<KindRow, 'names'> & { names: InSome<string> })[]; synonyms: SynonymRow[] };
  const [{ kinds, synonyms } = { kinds: [], synonyms: [] }] = await connection.hot<Row>(kindsStatement, []);
  const inOrder = (names: InSome<string>) => languages.map((language) => saidIn(names, language) ?? '');
  return { kinds: kinds.map(({ names, ...kind }) => ({ ...kind, names: inOrder(names) })), synonyms };
}

const salesStatement = {
  name: 'store-sales',
  text: 'select product_ids as "productIds", orders from popularity where store_id = $1::int',
};

/** What a store sold in the last 90 days, as it was counted last. */
export async function selectSales(
  connection: Pick<Connection, 'hot'>,
  storeId: number,
): Promise<{ productIds: readonly number[]; orders: readonly number[] }> {
  const [counted] = await connection.hot<{ productIds: number[]; orders: number[] }>(salesStatement, [storeId]);
  return counted ?? { productIds: [], orders: [] };
}
