import { categories } from '#domain/catalogue/category.ts';
import { languages } from '#domain/language/language.ts';
import type { Db } from '#server/db/connection.ts';
import { sql } from '#server/db/sql.ts';
import { drawn, drawnUpTo, oneOf, rows } from './drawn.ts';

const goods = 'Tomates, Lait, Riz, Pâtes, Fromage, Jus, Biscuits, Savon, Café, Thé, Miel, Huile'.split(', ');
const manners = ['bio', 'entier', 'frais', 'doux', 'complet', 'nature', 'léger', 'fermier', 'au citron', 'sans sucre'];

/** So many products with names in three languages, prices, stock and a place on the shelf of each store. */
export async function fillGoods(db: Db, count: number): Promise<void> {
  await db.execute(
    rows(
      count,
      `'scale-' || n, (array[${categories.map((code) => `'${code}'`).join(',')}])[1 + n % ${categories.length}], 'P',
       'SC-' || n, 550, 'dry', n % 20 <> 0,
       timestamptz '2023-01-01' + ${drawn('n', 11)} * interval '3 years', timestamptz '2026-01-01' + ${drawn('n', 12)} * interval '300 days'`,
      'products (slug, category, unit, supplier_code, vat_bp, storage_type, visible, created_at, updated_at)',
    ),
  );
  await db.execute(sql`insert into product_barcodes (code, product_id, position, digits)
    select '030' || lpad(id::text, 11, '0'), id, 0, 13 from products where slug like 'scale-%'`);
  for (const language of languages)
    await db.execute(
      sql.raw(`insert into product_texts (product_id, language, name, name_key, description)
        select id, '${language}', name, upper(name), '' from (
          select id, ${oneOf('id', 13, goods)} || ' ' || ${oneOf('id', 14, manners)} || ' ' || id as name
          from products where slug like 'scale-%') made`),
    );
  await db.execute(sql`insert into prices (store_id, product_id, price_type, cents)
    select s.id, p.id, 'retail', 100 + p.id % 900 from stores s, products p where p.slug like 'scale-%'`);
  await db.execute(sql`insert into shelf (store_id, product_id, base_cents, wholesale_base_cents)
    select store_id, product_id, cents, cents from prices p where exists
      (select from products where id = product_id and visible and slug like 'scale-%') on conflict do nothing`);
  await db.execute(
    sql.raw(`insert into stock (store_id, product_id, on_hand_milli)
      select store_id, product_id, 1000 * ${drawnUpTo('product_id * 31 + store_id', 15, 100)} from prices on conflict do nothing`),
  );
}
