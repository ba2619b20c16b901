import { defaultLanguage, languages } from '#domain/language/language.ts';
import type { Connection } from '#server/db/connection.ts';

/**
 * A product as the index knows it: id, category, unit, supplier, featured, barcodes, grams, millilitres, allergens,
 * traces, diets, then names and sort keys in the order of `languages`, brand, version, pieces, what it is compared by.
 */
export type GoodsRow = readonly [
  id: number,
  category: string,
  unit: string,
  supplier: string | null,
  featured: boolean,
  barcodes: string,
  weightG: number | null,
  volumeMl: number | null,
  allergens: readonly string[] | null,
  mayContain: readonly string[],
  diets: readonly string[],
  names: readonly string[],
  keys: readonly string[],
  brand: string | null,
  version: number,
  pieces: number | null,
  comparedBy: string | null,
  kind: string | null,
  /** What shoppers call it besides its names, a text for each language. */
  words: readonly string[],
  /** In French. */
  ingredients: string | null,
  /** A lot of short date of another product. */
  isLot?: boolean,
  /** The id of its first picture. */
  picture?: string | null,
];

/** Products read at once: whoever asks something else meanwhile waits for the work on one part at most. */
const partSize = 1000;

/** As SQL: an array of something of each language's texts, in the order of `languages`. */
const ofEach = (of: (text: string) => string) =>
  `json_build_array(${languages.map((l) => of(`text_${l}`)).join(', ')})`;

const goodsOf = (
  ids: string,
) => `select coalesce(json_agg(p.row), '[]') as rows from (${ids}) wanted cross join lateral (
  select json_build_array(p.id, p.category, p.unit, p.supplier, p.featured,
    (select coalesce(string_agg(b.code, ' ' order by b.position), '') from product_barcodes b where b.product_id = p.id),
    p.unit_weight_g, p.volume_ml, p.allergens, p.may_contain, p.diets,
    ${ofEach((text) => `${text}.name`)}, ${ofEach((text) => `${text}.name_key`)}, p.brand,
    p.version, p.pieces, p.compared_by, p.kind, ${ofEach((text) => `array_to_string(${text}.words, ' ')`)},
    text_${defaultLanguage}.ingredients,
    exists (select from short_date_lots lot where lot.product_id = p.id),
    (select i.picture_id from product_pictures i where i.product_id = p.id order by i.position limit 1)) as row
  from products p
  ${languages.map((l) => `join product_texts text_${l} on text_${l}.product_id = p.id and text_${l}.language = '${l}'`).join('\n  ')}
  where p.id = wanted.id and p.visible offset 0
) p`;

const someStatement = { name: 'goods-some', text: goodsOf('select unnest($1::int[]) as id') };
const nextStatement = {
  name: 'goods-next',
  text: goodsOf(`select id from products where visible and id > $1::int order by id limit ${partSize}`),
};

type Rows = { rows: GoodsRow[] };

/** Those of some products that are visible, part by part. */
export async function* selectSomeGoods(
  connection: Pick<Connection, 'hot'>,
  ids: readonly number[],
): AsyncGenerator<{ ids: readonly number[]; rows: GoodsRow[] }> {
  for (let from = 0; from < ids.length; from += partSize) {
    const part = ids.slice(from, from + partSize);
    const [found] = await connection.hot<Rows>(someStatement, [part]);
    yield { ids: part, rows: found?.rows ?? [] };
  }
}

/** All visible products by id, part by part. */
export async function* selectAllGoods(connection: Pick<Connection, 'hot'>): AsyncGenerator<GoodsRow[]> {
  for (let after = 0; ; ) {
    const [found] = await connection.hot<Rows>(nextStatement, [after]);
    const rows = found?.rows ?? [];
    yield rows;
    if (rows.length < partSize) return;
    for (const [id] of rows) after = Math.max(after, id);
  }
}
