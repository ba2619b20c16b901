import type { Product } from '#contract/catalogue.ts';
import { Refusal } from '#contract/errors.ts';
import { kinOf } from '#domain/catalogue/product-kin.ts';
import { type Compared, nameWords, rankEquivalents } from '#domain/catalogue/rank-equivalents.ts';
import { type Declared, suitsAsWell } from '#domain/catalogue/suits-as-well.ts';
import type { Unit } from '#domain/catalogue/unit.ts';
import { unitPrice } from '#domain/pricing/unit-price.ts';
import type { Connection } from '#server/db/connection.ts';
import type { ShelfCard } from '#server/db/tables/shelf.ts';
import {
  type CardRow,
  cardColumns,
  priceColumn,
  type Shown,
  stockColumns,
  toProduct,
} from '#server/services/product-card.ts';
import { statementByShown } from '#server/services/shown-statement.ts';

/** How many are offered, and how many of its kind are looked at: those with the most words of the name. */
const most = 3;
const candidates = 200;
/** Names are compared in one language whatever the shopper's, one that begins with what a thing is. */
const named = 'fr';

type Wanted = Declared & {
  isStore: boolean;
  name: string;
  brand: string | null;
  unit: Unit;
  unitWeightG: number | null;
  volumeMl: number | null;
  finalCents: number | null;
};

type CandidateRow = CardRow & Omit<Declared, 'category'> & { comparedName: string; brand: string | null };

/**
 * What a store has in stock that a shopper could take for a product which it does not sell, or has no more of: of the
 * same kind, suiting every diet and every allergy that the product itself suits. Refuses `notFound` for a store that is
 * not displayed and for a product that never was.
 */
export async function selectEquivalents(
  connection: Pick<Connection, 'hot'>,
  { storeId, id }: { storeId: number; id: number },
  shown: Shown,
): Promise<Product[]> {
  const [wanted] = await connection.hot<Wanted>(wantedStatement(shown), [id, storeId, named]);
  if (!wanted?.isStore) throw new Refusal('notFound');
  const { category } = wanted;
  const words = nameWords(wanted.name, wanted.brand);
  const patterns = (all: readonly string[]) => all.map((word) => `% ${word}%`);
  const rows = await connection.hot<CandidateRow>(candidatesStatement(shown), [
    storeId,
    id,
    category,
    patterns(kinOf(category, words)),
    patterns(words),
  ]);
  const compared = rows
    .filter((row) => suitsAsWell(wanted, { ...row, category }))
    .map((row) => ({
      row,
      category,
      words: nameWords(row.comparedName, row.brand),
      ...measured({ ...(JSON.parse(row.card) as ShelfCard), finalCents: row.finalCents }),
    }));
  return rankEquivalents({ category, words, ...measured(wanted) }, compared)
    .slice(0, most)
    .map(({ row }) => toProduct(row));
}

function measured(sold: {
  finalCents: number | null;
  unit: Unit;
  unitWeightG: number | null;
  volumeMl: number | null;
}): Pick<Compared, 'unitPrice' | 'size'> {
  const { finalCents, unit, unitWeightG: weightG, volumeMl } = sold;
  const isWeighed = unit === 'KG' || unit === 'LITRE';
  return {
    unitPrice: finalCents === null ? null : unitPrice({ priceCents: finalCents, unit, weightG, volumeMl }),
    size: isWeighed ? null : weightG || volumeMl || null,
  };
}

const declaredColumns = 'p.brand, p.allergens, p.may_contain as "mayContain", p.diets, p.minimum_age as "minimumAge"';

/** The product in question, with its price in the first other store that sells it. */
const wantedStatement = statementByShown(
  'equivalents-wanted',
  (
    shown,
  ) => `select exists(select 1 from stores where id = $2 and displayable) as "isStore", t.name, ${declaredColumns}, p.category, p.unit,
  p.unit_weight_g as "unitWeightG", p.volume_ml as "volumeMl", sold."finalCents"
from products p
join product_texts t on t.product_id = p.id and t.language = $3
left join lateral (
  select ${priceColumn(shown.priceType, 'final')} as "finalCents" from shelf
  where product_id = p.id order by (store_id = $2), store_id limit 1
) sold on true
where p.id = $1`,
);

const candidatesStatement = statementByShown(
  'equivalents',
  (shown) => `with near as (
  select sh.product_id from shelf sh
  left join stock st on st.store_id = $1 and st.product_id = sh.product_id
  where sh.store_id = $1 and sh.category = $3 and sh.product_id <> $2 and sh.search_text like any($4::text[])
    and (coalesce(st.inventory, true) = false or st.quantity_milli > 0)
  order by (select count(*) from unnest($5::text[]) word where sh.search_text like word) desc, sh.product_id
  limit ${candidates}
)
select ${cardColumns(shown)}, ${stockColumns}, sh.name_${named} as "comparedName", ${declaredColumns}
from near
join shelf sh on sh.store_id = $1 and sh.product_id = near.product_id
join products p on p.id = sh.product_id
left join stock st on st.store_id = $1 and st.product_id = sh.product_id
order by sh.product_id`,
);
