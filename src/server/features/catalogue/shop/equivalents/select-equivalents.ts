import type { Product } from '#contract/catalogue/catalogue.ts';
import { Refusal } from '#contract/errors.ts';
import { kindsOf } from '#domain/equivalents/product-kind.ts';
import { rankEquivalents } from '#domain/equivalents/rank-equivalents.ts';
import { suitsAsWell } from '#domain/equivalents/suits-as-well.ts';
import type { Connection } from '#server/db/connection.ts';
import { type FollowedShelves, readShelves } from '#server/features/catalogue/shop/search/shelves/follow-shelves.ts';
import { measureOf } from '#server/features/catalogue/shop/search/shelves/goods-columns.ts';
import {
  type ComparedFacts,
  comparedColumns,
  comparedLanguage,
  comparedOf,
  finalCentsOf,
} from '#server/services/product/compared-facts.ts';
import { baseColumn, type Shown } from '#server/services/product/product-card.ts';
import { selectProductsById } from '#server/services/product/products-by-id.ts';
import { statementByShown } from '#server/services/product/shown-statement.ts';
import { storePercentAt } from '#server/services/shelf/discount-in-force.ts';
import { nearGoods } from './near-goods.ts';

/** How many are offered, and how many of its kind are looked at: those with the most words of the name, near in price. */
const most = 3;
const candidates = 60;

/**
 * What a store has in stock that a shopper could take for a product which it does not sell, or has no more of: of the
 * same kind, suiting every diet and every allergy that the product itself suits. Three statements. Refuses `notFound`
 * for a store that is not displayed and for a product that never was.
 */
export async function selectEquivalents(
  sources: { connection: Pick<Connection, 'hot'>; shelves: FollowedShelves },
  { storeId, id }: { storeId: number; id: number },
  { now, ...shown }: Shown & { now: Date },
): Promise<Product[]> {
  const [wanted] = await sources.connection.hot<ComparedFacts>(wantedStatement(shown), [
    id,
    storeId,
    comparedLanguage,
    now,
  ]);
  const shelves = await readShelves(sources.shelves, storeId);
  if (!wanted || !shelves) throw new Refusal('notFound');
  const { category } = wanted;
  const { words } = comparedOf(wanted);
  const cents = finalCentsOf(wanted);
  const price = cents && cents / (measureOf({ ...wanted, weightG: wanted.unitWeightG }) || wanted.pieces || 1);
  const near = { id, category, stems: kindsOf(category, words), words, price };
  const ids = nearGoods(shelves, near, comparedLanguage, candidates);
  const facts =
    ids.length > 0
      ? await sources.connection.hot<ComparedFacts & { id: number }>(factsStatement(shown), [
          storeId,
          ids,
          comparedLanguage,
          now,
        ])
      : [];
  const compared = facts
    .filter((other) => suitsAsWell(wanted, other))
    .map((other) => ({ id: other.id, ...comparedOf(other) }));
  const nearest = rankEquivalents(comparedOf(wanted), compared).slice(0, most);
  return selectProductsById(
    sources.connection,
    storeId,
    nearest.map((one) => one.id),
    shown,
    now,
  );
}

const priceColumns = ({ priceType }: Shown) =>
  `sh.${baseColumn(priceType)} as "baseCents", greatest(sh.percent, ${storePercentAt('$4')}) as percent`;

/** The product in question, with its price in the first other store that sells it. */
const wantedStatement = statementByShown(
  'equivalents-wanted',
  (view) => `select t.name, ${comparedColumns}, sold."baseCents", sold.percent
from products p
join product_texts t on t.product_id = p.id and t.language = $3
left join lateral (
  -- Store by store, along the primary key of the shelves.
  select ${priceColumns(view)}
  from stores s join shelf sh on sh.store_id = s.id and sh.product_id = p.id
  order by (s.id = $2), s.id limit 1
) sold on true
where p.id = $1`,
);

/** Those of the products that a store has in stock. */
const factsStatement = statementByShown(
  'equivalents-facts',
  (view) => `select p.id, t.name, ${comparedColumns}, ${priceColumns(view)}
from products p
join product_texts t on t.product_id = p.id and t.language = $3
join stores s on s.id = $1
join shelf sh on sh.store_id = $1 and sh.product_id = p.id
join stock st on st.store_id = $1 and st.product_id = p.id
where p.id = any($2::int[]) and (not st.inventory or st.on_hand_milli > st.reserved_milli)
  and not exists (select from short_date_lots lot where lot.product_id = p.id)`,
);
