import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '#server/db/connection.ts';
import { noteLowestPrices } from './lowest-prices.ts';
import { inList, type ShelfPart, type ShelfScope, shelfParts } from './shelf-scope.ts';

/**
 * Brings the read model in line with products, prices and discounts as they hold at `now`, and notes every price that
 * shoppers see from now on. Answers how many rows changed. Call it in the transaction of each write that touches the
 * catalogue, after the write, and `announce('catalogue')`.
 */
export async function refreshShelf(tx: Db, now: Date, scope: ShelfScope = {}): Promise<number> {
  let changed = 0;
  for (const isIn of await shelfParts(tx, scope.productIds)) {
    // Two writes to one product: the second waits here, so that its statement below sees what the first has committed.
    await tx.execute(
      sql`select count(*) from (select 1 from products p where ${isIn(sql`p.id`)} order by p.id for no key update) held`,
    );
    const [done] = rowsOf<{ changed: number }>(await tx.execute(statement(isIn, at(now), scope.storeIds)));
    changed += done?.changed ?? 0;
  }
  await noteLowestPrices(tx, scope);
  return changed;
}

function statement(isIn: ShelfPart, now: SQL, storeIds: ShelfScope['storeIds']): SQL {
  return sql`
with fresh as (${freshRows(isIn(sql`p.id`), inList(sql`s.id`, storeIds), now)}),
gone as (
  delete from shelf sh
  where ${isIn(sql`sh.product_id`)} and ${inList(sql`sh.store_id`, storeIds)}
    and not exists (select 1 from fresh f where f.store_id = sh.store_id and f.product_id = sh.product_id)
  returning sh.product_id
),
written as (
  insert into shelf (${list((c) => c)})
  select ${list((c) => c)} from fresh order by store_id, product_id
  on conflict (store_id, product_id) do update set ${list((c) => `${c} = excluded.${c}`)}
  where (${list((c) => comparable(`shelf.${c}`))}) is distinct from (${list((c) => comparable(`excluded.${c}`))})
  returning store_id, product_id, base_cents, final_cents, wholesale_base_cents, wholesale_final_cents
),
noted as (
  insert into price_history (store_id, product_id, price_type, base_cents, final_cents, since)
  select w.store_id, w.product_id, v.price_type, v.base_cents, v.final_cents, ${now}
  from written w
  left join shelf old on old.store_id = w.store_id and old.product_id = w.product_id
  cross join lateral (values
    ('retail', w.base_cents, w.final_cents, old.base_cents, old.final_cents),
    ('wholesale', w.wholesale_base_cents, w.wholesale_final_cents, old.wholesale_base_cents, old.wholesale_final_cents)
  ) v (price_type, base_cents, final_cents, old_base_cents, old_final_cents)
  where (v.base_cents, v.final_cents) is distinct from (v.old_base_cents, v.old_final_cents)
),
told as (
  insert into shelf_changes (product_id, transaction)
  select product_id, pg_current_xact_id() from (select product_id from gone union select product_id from written) c
  order by product_id
  on conflict (product_id) do update set transaction = excluded.transaction
)
select ((select count(*) from gone) + (select count(*) from written))::int as changed`;
}

/** Every visible product with a retail price, in every store: what the shelf should hold. Half up, as domain finalPrice. */
function freshRows(product: SQL, store: SQL, now: SQL): SQL {
  return sql`
  select s.id as store_id, p.id as product_id, p.category, p.unit, p.supplier,
    fr.name as name_fr, en.name as name_en, vi.name as name_vi,
    fr.description as description_fr, en.description as description_en, vi.description as description_vi,
    b.retail as base_cents, ${finalOf('b.retail')} as final_cents,
    b.wholesale as wholesale_base_cents, ${finalOf('b.wholesale')} as wholesale_final_cents,
    d.percent, d.ends_at as discount_ends_at, p.featured, p.created_at,
    fr.ingredients as ingredients_fr, en.ingredients as ingredients_en, vi.ingredients as ingredients_vi,
    json_build_object(
      'slug', p.slug, 'category', p.category, 'unit', p.unit, 'supplier', p.supplier,
      'pictures', coalesce(pic.ids, '[]'::json), 'pictureColor', pic.color, 'barcode', p.barcode,
      'supplierCode', p.supplier_code, 'volumeMl', p.volume_ml, 'unitWeightG', p.unit_weight_g,
      'articleWeightG', p.article_weight_g, 'tareWeightG', p.tare_weight_g, 'vatBp', p.vat_bp,
      'storageType', p.storage_type, 'quantityStepMilli', p.quantity_step_milli, 'minimumAge', p.minimum_age
    ) as card,
    json_build_object(
      'origin', p.origin, 'allergens', coalesce(p.allergens, '{}'), 'allergensKnown', p.allergens is not null,
      'mayContain', p.may_contain, 'diets', p.diets, 'nutrition', p.nutrition, 'alcoholPercent', p.alcohol_percent
    ) as facts, rated.tenths as rating_tenths, rated.count as rating_count
  from products p
  join prices r on r.product_id = p.id and r.price_type = 'retail'
  join stores s on s.id = r.store_id
  left join prices w on w.product_id = p.id and w.store_id = s.id and w.price_type = 'wholesale'
  cross join lateral (select r.cents as retail, coalesce(w.cents, r.cents) as wholesale) b
  join product_texts fr on fr.product_id = p.id and fr.language = 'fr'
  join product_texts en on en.product_id = p.id and en.language = 'en'
  join product_texts vi on vi.product_id = p.id and vi.language = 'vi'
  left join lateral (${winningDiscount(now)}) d on true
  left join lateral (
    select json_agg(i.picture_id order by i.position) as ids, (array_agg(c.color order by i.position))[1] as color
    from product_pictures i join pictures c on c.id = i.picture_id where i.product_id = p.id
  ) pic on true
  cross join lateral (
    select round(avg(rating) * 10)::smallint as tenths, count(*)::int as count from reviews
    where product_id = p.id and status = 'approved'
  ) rated
  where p.visible and ${product} and ${store}`;
}

/** The larger of the product's own discount and its store's, never the sum (contract, Catalogue), with its end. */
function winningDiscount(now: SQL): SQL {
  return sql`
    select percent, ends_at from (
      select o.percent, o.valid_to as ends_at from discounts o
      where o.store_id = s.id and o.product_id = p.id and ${isActive('o.is_active', 'o.valid_from', 'o.valid_to', now)}
      union all
      select s.discount_percent, s.discount_to
      where s.discount_percent is not null
        and ${isActive('s.discount_is_active', 's.discount_from', 's.discount_to', now)}
    ) active
    order by percent desc, ends_at desc nulls first limit 1`;
}

/** Switched on, not before its start and not after its end, both included (storefront, 4). */
export function isActive(on: string, from: string, to: string, now: SQL): SQL {
  return sql`${sql.raw(on)} and (${sql.raw(from)} is null or ${sql.raw(from)} <= ${now})
    and (${sql.raw(to)} is null or ${sql.raw(to)} >= ${now})`;
}

export function at(now: Date): SQL {
  return sql`${now.toISOString()}::timestamptz`;
}

function finalOf(base: string): SQL {
  return sql.raw(`((${base}::bigint * (100 - coalesce(d.percent, 0)) + 50) / 100)::int`);
}

const columns = `store_id product_id category unit supplier name_fr name_en name_vi
  description_fr description_en description_vi base_cents final_cents wholesale_base_cents
  wholesale_final_cents percent discount_ends_at featured created_at ingredients_fr ingredients_en ingredients_vi card facts
  rating_tenths rating_count`.split(/\s+/);

/** JSON as text has no order and no equality of its own. */
function comparable(column: string): string {
  return /[.](?:card|facts)$/.test(column) ? `${column}::text` : column;
}

function list(each: (column: string) => string): SQL {
  return sql.raw(columns.map(each).join(', '));
}
