import type { Product, ProductDetail } from '#contract/catalogue.ts';
import { Refusal } from '#contract/errors.ts';
import { suitedDiets } from '#domain/catalogue/diet.ts';
import { toDecimal } from '#domain/money/cents.ts';
import type { PriceType } from '#domain/pricing/price-type.ts';
import type { Connection } from '#server/db/connection.ts';
import type { ShelfFacts } from '#server/db/tables/shelf.ts';
import { JsonText } from '#server/http/call/json-text.ts';
import { type CardRow, cardColumns, type Shown, stockColumns } from '#server/services/product/product-card.ts';
import { writeProduct, writeStock } from '#server/services/product/product-json.ts';
import { statementByShown } from '#server/services/product/shown-statement.ts';

type DetailRow = CardRow & {
  storeId: number;
  ingredients: string | null;
  discountEndsAt: Date | null;
  lowestCents: number | null;
  ratingTenths: number | null;
  ratingCount: number;
  category: string;
  /** `ShelfFacts` as the database keeps them. */
  facts: string;
};

/**
 * A product as a store sells it now, with the stock that is committed, as JSON. Without a store, the first displayable
 * one. Refuses `notFound` for what is unknown, hidden or not sold there.
 */
export async function writeProductDetail(
  connection: Pick<Connection, 'hot'>,
  asked: { id: number; storeId?: number | undefined },
  shown: Shown & { isRated: boolean },
): Promise<JsonText<ProductDetail>> {
  const [row] = await connection.hot<DetailRow>(statementFor(shown), [asked.id, asked.storeId ?? null]);
  if (!row) throw new Refusal('notFound');
  const { storeId, ingredients, discountEndsAt, lowestCents, ratingTenths, ratingCount } = row;
  const own: Omit<ProductDetail, keyof Product | keyof ShelfFacts> = {
    storeId,
    ingredients,
    discountEndsAt: discountEndsAt?.toISOString() ?? null,
    lowestPrice30Days: lowestCents === null ? null : toDecimal(lowestCents, shown.decimals),
    ratingAverage: shown.isRated && ratingTenths !== null ? ratingTenths / 10 : null,
    ratingCount: shown.isRated ? ratingCount : 0,
  };
  return new JsonText(
    joinObjects(writeProduct(row, shown.decimals) + writeStock(row), JSON.stringify(own), withSuitedDiets(row)),
  );
}

/** The diets that the filter finds it by, and no fewer: those declared and those that follow from what is in it. */
function withSuitedDiets({ facts: text, category }: DetailRow): string {
  const facts = JSON.parse(text) as ShelfFacts;
  const { diets: declared, allergensKnown, allergens, mayContain } = facts;
  const isFood = category !== 'NONALIMENTAIRE';
  const diets = suitedDiets({ declared, allergens: allergensKnown ? allergens : null, mayContain, isFood });
  return JSON.stringify({ ...facts, diets });
}

/** One object with the fields of several, none of which is empty. */
function joinObjects(...objects: string[]): string {
  return `{${objects.map((text) => text.slice(1, -1)).join()}}`;
}

const lowestColumn = (priceType: PriceType) => (priceType === 'wholesale' ? 'wholesale_lowest_cents' : 'lowest_cents');

const statementFor = statementByShown(
  'product-detail',
  (
    shown,
  ) => `select ${cardColumns(shown)}, ${stockColumns}, sh.store_id as "storeId", sh.ingredients_${shown.language} as ingredients,
  sh.category, sh.facts::text as facts, sh.discount_ends_at as "discountEndsAt", sh.${lowestColumn(shown.priceType)} as "lowestCents",
  sh.rating_tenths as "ratingTenths", sh.rating_count as "ratingCount"
from shelf sh
join stores s on s.id = sh.store_id and s.displayable
left join stock st on st.store_id = sh.store_id and st.product_id = sh.product_id
where sh.product_id = $1 and sh.store_id = coalesce(
  $2::int, (select id from stores where displayable order by position, id limit 1)
)`,
);
