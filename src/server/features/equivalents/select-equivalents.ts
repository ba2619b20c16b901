import type { Product } from '#contract/catalogue.ts';
import { Refusal } from '#contract/errors.ts';
import { nameWords, rankEquivalents } from '#domain/catalogue/rank-equivalents.ts';
import type { Unit } from '#domain/catalogue/unit.ts';
import { unitPrice } from '#domain/pricing/unit-price.ts';
import type { Connection, HotStatement } from '#server/db/connection.ts';
import type { ShelfCard } from '#server/db/tables/shelf.ts';
import {
  type CardRow,
  cardColumns,
  priceColumn,
  type Shown,
  stockColumns,
  toProduct,
} from '#server/services/product-card.ts';

/** How many are offered, and how many are looked at: those with the most words of the name, in one category. */
const most = 3;
const candidates = 60;
/** Names are compared in one language whatever the shopper's, one that begins with what a thing is. */
const named = 'fr';

type Wanted = {
  isStore: boolean;
  name: string;
  brand: string | null;
  category: string;
  unit: Unit;
  unitWeightG: number | null;
  volumeMl: number | null;
  finalCents: number | null;
};

type CandidateRow = CardRow & { comparedName: string };

/**
 * What a store has in stock that could stand in for a product which it does not sell, or has no more of. Refuses
 * `notFound` for a store that is not displayed and for a product that never was.
 */
export async function selectEquivalents(
  connection: Pick<Connection, 'hot'>,
  { storeId, id }: { storeId: number; id: number },
  shown: Shown,
): Promise<Product[]> {
  const [wanted] = await connection.hot<Wanted>(wantedStatement(shown), [id, storeId, named]);
  if (!wanted?.isStore) throw new Refusal('notFound');
  // A brand makes many things: what a product is stands in the rest of its name.
  const brand = new Set(nameWords(wanted.brand ?? ''));
  const plain = (name: string) => nameWords(name).filter((word) => !brand.has(word));
  const patterns = plain(wanted.name).map((word) => `% ${word}%`);
  const rows = await connection.hot<CandidateRow>(candidatesStatement(shown), [storeId, id, wanted.category, patterns]);
  const compared = rows.map((row) => ({
    row,
    words: plain(row.comparedName),
    unitPrice: unitPriceOf({ ...(JSON.parse(row.card) as ShelfCard), finalCents: row.finalCents }),
  }));
  return rankEquivalents({ words: plain(wanted.name), unitPrice: unitPriceOf(wanted) }, compared)
    .slice(0, most)
    .map(({ row }) => toProduct(row));
}

function unitPriceOf(sold: {
  finalCents: number | null;
  unit: Unit;
  unitWeightG: number | null;
  volumeMl: number | null;
}) {
  const { finalCents, unit, unitWeightG: weightG, volumeMl } = sold;
  return finalCents === null ? null : unitPrice({ priceCents: finalCents, unit, weightG, volumeMl });
}

/** The product in question, with its price in the first other store that sells it. */
function wantedStatement(shown: Shown): HotStatement {
  return {
    name: `equivalents-wanted-${shown.priceType}`,
    text: `select exists(select 1 from stores where id = $2 and displayable) as "isStore", t.name, p.brand, p.category, p.unit,
  p.unit_weight_g as "unitWeightG", p.volume_ml as "volumeMl", sold."finalCents"
from products p
join product_texts t on t.product_id = p.id and t.language = $3
left join lateral (
  select ${priceColumn(shown.priceType, 'final')} as "finalCents" from shelf
  where product_id = p.id order by (store_id = $2), store_id limit 1
) sold on true
where p.id = $1`,
  };
}

function candidatesStatement(shown: Shown): HotStatement {
  return {
    name: `equivalents-${shown.language}-${shown.priceType}`,
    text: `select ${cardColumns(shown)}, ${stockColumns}, sh.name_${named} as "comparedName"
from shelf sh
left join stock st on st.store_id = $1 and st.product_id = sh.product_id
where sh.store_id = $1 and sh.category = $3 and sh.product_id <> $2
  and (coalesce(st.inventory, true) = false or st.quantity_milli > 0)
order by (select count(*) from unnest($4::text[]) word where sh.search_text like word) desc, sh.product_id
limit ${candidates}`,
  };
}
