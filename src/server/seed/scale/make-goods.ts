import { type Language, languages } from '#domain/language/language.ts';
import type { Db } from '#server/db/connection.ts';
import { sql } from '#server/db/sql.ts';
import type { SeedProduct } from '#server/seed/goods.schema.ts';
import { scaleVocabulary } from './vocabulary.ts';

/**
 * Adds made goods until the shop has `total` products: the first store sells them all, each other store one in ten. The
 * database makes them, from the words of the demo's goods, which stand there already with the ids 1 and up; everything
 * that follows from a name is put together as the domain does it. Throws a RangeError when the words do not suffice.
 */
export async function makeGoods(
  tx: Db,
  goods: readonly SeedProduct[],
  total: number,
  now: Date,
  say: (line: string) => void = () => undefined,
): Promise<void> {
  const count = total - goods.length;
  if (count <= 0) return;
  const vocabulary = scaleVocabulary(goods);
  const most = vocabulary.counts.reduce((product, n) => product * n, 1);
  if (count > most) throw new RangeError(`There are words for ${most} made goods, not for ${count}`);
  // The demo's goods have only just come: without a look at them the joins below would be planned for an empty table.
  await tx.execute(sql`analyze products, product_barcodes, product_texts, product_pictures, prices, stock`);
  await layOutWords(tx, vocabulary);
  await drawGoods(tx, { first: goods.length, count, most, counts: vocabulary.counts });
  say(`  ▸ ${count} made goods …`);
  await insertGoods(tx, now);
  say('  ▸ Their names and pictures …');
  await insertTexts(tx);
  say('  ▸ Their prices and stock …');
  await insertTrade(tx, now);
  await tx.execute(sql`select setval(pg_get_serial_sequence('products', 'id'), ${total})`);
  await tx.execute(sql`drop table scale_parts, scale_kinds, scale_goods`);
  // Whoever reads them within this transaction would plan for empty tables.
  await tx.execute(sql`analyze products, product_barcodes, product_texts, product_pictures, prices, stock`);
}

/** The vocabulary as tables of this transaction. */
async function layOutWords(tx: Db, { kinds, parts, sizes }: ReturnType<typeof scaleVocabulary>): Promise<void> {
  const columns = languages.map((l) => `name_${l} text, p_${l} text, s_${l} text, t_${l} text`);
  const shape = sql.raw(`list text, at int, folded_fr text, ${columns.join(', ')}`);
  const rows = parts.map(({ list, at, name, folded, weights }) => ({
    list,
    at,
    folded_fr: folded,
    ...Object.fromEntries(
      languages.flatMap((l) => [
        [`name_${l}`, name[l]],
        ...['p', 's', 't'].map((level, i) => [`${level}_${l}`, weights[l][i]]),
      ]),
    ),
  }));
  await tx.execute(sql`create temp table scale_parts on commit drop as
    select * from json_to_recordset(${JSON.stringify(rows)}::json) as r(${shape})`);
  const own = kinds.map(({ productId, measure, size }, at) => ({ at, product_id: productId, measure, size }));
  await tx.execute(sql`create temp table scale_kinds on commit drop as
    select k.*, ${sql.raw(`array[${sizes.join(',')}]`)} as sizes
    from json_to_recordset(${JSON.stringify(own)}::json) as k(at int, product_id int, measure text, size int)`);
  await tx.execute(sql`analyze scale_parts, scale_kinds`);
}

type Draw = { first: number; count: number; most: number; counts: readonly [number, number, number, number] };

/**
 * Draws as many different goods out of all that the words allow: steps through them by a stride that has no divisor in
 * common with their number repeats none, and every place in the name changes from one to the next.
 */
async function drawGoods(tx: Db, { first, count, most, counts }: Draw): Promise<void> {
  const [kinds, qualities, brands] = counts;
  const stride = strideThrough(most);
  await tx.execute(sql`create temp table scale_goods on commit drop as
    select n, ${first}::int + n::int as id, (pick % ${kinds})::int as kind,
      (pick / ${kinds} % ${qualities})::int as quality,
      (pick / ${kinds * qualities} % ${brands})::int as brand,
      (pick / ${kinds * qualities * brands})::int as size,
      '29' || lpad(n::text, 10, '0') as digits
    from (select n, n * ${stride}::bigint % ${most}::bigint as pick from generate_series(1, ${count}::bigint) n) drawn`);
  await tx.execute(sql`analyze scale_goods`);
}

/** Near the golden section of a number, without a divisor in common with it. */
function strideThrough(most: number): number {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  let stride = Math.floor(most * 0.618_034);
  while (divisor(most, stride) !== 1) stride += 1;
  return stride;
}

const joins = sql`
  from scale_goods g
  join scale_kinds k on k.at = g.kind
  join scale_parts kind on kind.list = 'kind' and kind.at = g.kind
  join scale_parts quality on quality.list = 'quality' and quality.at = g.quality
  join scale_parts brand on brand.list = 'brand' and brand.at = g.brand
  join scale_parts size on size.list = k.measure and size.at = g.size
  join products base on base.id = k.product_id`;

/** The parts of a name in their order. */
const order = ['kind', 'quality', 'brand', 'size'];
const inOrder = (column: string, language: Language, between = '') =>
  order.map((part) => `${part}.${column}_${language}`).join(` || ${between && `'${between}' || `}`);

/** As domain/catalogue/collation-key puts the levels together. */
function keyIn(language: Language): string {
  const level = (name: string) => inOrder(name, language);
  return `rtrim(${level('p')} || ' ' || rtrim(${level('s')}, '!') || ' ' || rtrim(${level('t')}, '!'))`;
}

async function insertGoods(tx: Db, now: Date): Promise<void> {
  const folded = sql.raw(inOrder('folded', 'fr', ' '));
  await tx.execute(sql`
    insert into products (id, slug, category, unit, quantity_step_milli, supplier, supplier_code, brand,
      volume_ml, unit_weight_g, vat_bp, origin, storage_type, allergens, diets, nutrition, alcohol_percent, minimum_age,
      created_at, updated_at)
    select id, replace(case when length(word) > 80 then regexp_replace(left(word, 81), ' ?[^ ]*$', '') else word end, ' ', '-')
        || '-' || id,
      category, 'P', 1000, supplier, 'FIX-' || lpad(n::text, 7, '0'), brand_name,
      case measure when 'ml' then amount end, case measure when 'g' then amount end, vat_bp, origin, storage_type,
      allergens, diets, nutrition, alcohol_percent, minimum_age,
      ${now.toISOString()}::timestamptz - (400 + n % 300) * interval '1 day', ${now.toISOString()}::timestamptz
    from (
      select g.id, g.n, k.measure, k.sizes[g.size + 1] as amount, trim(brand.name_fr) as brand_name, base.category,
        base.supplier, base.vat_bp, base.origin, base.storage_type, base.allergens, base.diets, base.nutrition,
        base.alcohol_percent, base.minimum_age,
        trim(regexp_replace(${folded}, '[^a-z0-9]+', ' ', 'g')) as word
      ${joins}
    ) made`);
  await tx.execute(sql`
    insert into product_barcodes (code, product_id, position, digits)
    select '0' || g.digits || (10 - ${checkSum}) % 10, g.id, 0, 13 from scale_goods g`);
}

async function insertTexts(tx: Db): Promise<void> {
  for (const language of languages)
    await tx.execute(sql`
      insert into product_texts (product_id, language, name, name_key, description, ingredients)
      select g.id, ${language}, ${sql.raw(inOrder('name', language))}, ${sql.raw(keyIn(language))}, t.description, t.ingredients
      ${joins} join product_texts t on t.product_id = base.id and t.language = ${language}`);
  await tx.execute(sql`
    insert into product_pictures (product_id, position, picture_id)
    select g.id, p.position, p.picture_id
    from scale_goods g join scale_kinds k on k.at = g.kind join product_pictures p on p.product_id = k.product_id`);
}

/** The weighted sum of an EAN-13's first twelve digits, modulo ten: odd places once, even places three times. */
const checkSum = sql.raw(
  `((${Array.from({ length: 12 }, (_, i) => `substr(g.digits, ${i + 1}, 1)::int${i % 2 ? ' * 3' : ''}`).join(' + ')}) % 10)`,
);

/** Prices by size, a large pack being cheaper by weight, dearer brands among them; stock from none to 119. */
async function insertTrade(tx: Db, now: Date): Promise<void> {
  await tx.execute(sql`
    insert into prices (store_id, product_id, price_type, cents)
    select sold.store_id, sold.id, own.price_type,
      greatest(19, (own.cents::float8 * power(sold.amount::float8 / sold.base_size, 0.85) * (80 + sold.n * 37 % 50) / 1000)::int * 10 - 1)
    from (
      select s.id as store_id, g.id, g.n, k.product_id, k.sizes[g.size + 1] as amount, k.size as base_size
      from scale_goods g join scale_kinds k on k.at = g.kind
      join (select id, row_number() over (order by id) as place from stores) s on s.place = 1 or (g.n + s.place) % 10 = 0
    ) sold
    join (
      select distinct on (product_id, price_type) product_id, price_type, cents from prices order by product_id, price_type, store_id
    ) own on own.product_id = sold.product_id
    where own.price_type = 'retail' or sold.n % 3 > 0`);
  const made = sql`from prices p join scale_goods g on g.id = p.product_id where p.price_type = 'retail'`;
  await tx.execute(sql`
    insert into stock (store_id, product_id, on_hand_milli, inventory)
    select p.store_id, p.product_id, case when g.n % 25 = 0 then 0 else (1 + g.n * 7919 % 119) * 1000 end, g.n % 50 <> 1 ${made}`);
  await tx.execute(sql`
    insert into stock_movements (store_id, product_id, delta_milli, reason, at)
    select s.store_id, s.product_id, s.on_hand_milli, 'opening', ${now.toISOString()}::timestamptz
    from stock s join scale_goods g on g.id = s.product_id where s.on_hand_milli > 0`);
}
