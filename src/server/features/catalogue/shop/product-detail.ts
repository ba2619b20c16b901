import type { Product, ProductDetail } from '#contract/catalogue.ts';
import { Refusal } from '#contract/errors.ts';
import { suitedDiets } from '#domain/catalogue/diet.ts';
import { toDecimal } from '#domain/money/cents.ts';
import type { Connection } from '#server/db/connection.ts';
import { JsonText } from '#server/http/call/json-text.ts';
import {
  cardColumn,
  figureColumns,
  type ProductCard,
  type ProductFigures,
  type Shown,
  toProduct,
} from '#server/services/product/product-card.ts';
import { statementByShown } from '#server/services/product/shown-statement.ts';
import { storePercentAt } from '#server/services/shelf/discount-in-force.ts';

/** What the product's own page shows besides a card. */
type Facts = {
  origin: string | null;
  /** Null: nobody has said, so that an empty list promises nothing. */
  allergens: string[] | null;
  mayContain: string[];
  diets: string[];
  nutrition: Record<string, number> | null;
  alcoholPercent: number | null;
};
type DetailRow = ProductFigures &
  Facts & {
    card: ProductCard;
    storeId: number;
    ingredients: string | null;
    discountEndsAt: Date | null;
    lowestCents: number | null;
    ratingTenths: number | null;
    ratingCount: number;
  };

/**
 * A product as a store sells it at `now`, with the stock that is committed. Without a store, the first displayable one.
 * Refuses `notFound` for what is unknown, hidden or not sold there.
 */
export async function writeProductDetail(
  connection: Pick<Connection, 'hot'>,
  asked: { id: number; storeId?: number | undefined },
  { isRated, now, ...shown }: Shown & { isRated: boolean; now: Date },
): Promise<JsonText<ProductDetail>> {
  const [row] = await connection.hot<DetailRow>(statementFor(shown), [asked.id, asked.storeId ?? null, now]);
  if (!row) throw new Refusal('notFound');
  const { percent, discountEndsAt, lowestCents, ratingTenths } = row;
  const product: Product = toProduct(row, shown.decimals);
  const detail: ProductDetail = {
    ...product,
    storeId: row.storeId,
    ingredients: row.ingredients,
    discountEndsAt: percent === null ? null : (discountEndsAt?.toISOString() ?? null),
    lowestPrice30Days: percent === null || lowestCents === null ? null : toDecimal(lowestCents, shown.decimals),
    ratingAverage: isRated && ratingTenths !== null ? ratingTenths / 10 : null,
    ratingCount: isRated ? row.ratingCount : 0,
    ...factFields(row, product.category !== 'NONALIMENTAIRE'),
  };
  return new JsonText(JSON.stringify(detail));
}

/** The diets are those that the filter finds it by: those declared and those that follow from what is in it. */
function factFields({ origin, allergens, mayContain, diets, nutrition, alcoholPercent }: Facts, isFood: boolean) {
  return {
    ...{ origin, allergens: allergens ?? [], allergensKnown: allergens !== null, mayContain },
    ...{ diets: suitedDiets({ declared: diets, allergens, mayContain, isFood }), nutrition, alcoholPercent },
  };
}

/** When the larger of the two discounts ends; of two alike, the later end; null: not at all. */
const endColumn = `case
    when sh.percent > coalesce(${storePercentAt('$3')}, 0) then sh.discount_ends_at
    when sh.percent = ${storePercentAt('$3')} then
      case when sh.discount_ends_at is not null and s.discount_to is not null then greatest(sh.discount_ends_at, s.discount_to) end
    else s.discount_to
  end`;

const statementFor = statementByShown(
  'product-detail',
  ({ language, priceType }) => `select ${figureColumns(priceType, '$3')}, ${cardColumn(language)} as card,
  s.id as "storeId", t.ingredients, p.origin, p.allergens, p.may_contain as "mayContain", p.diets, p.nutrition,
  p.alcohol_percent as "alcoholPercent", rated.tenths as "ratingTenths", rated.count as "ratingCount",
  ${endColumn} as "discountEndsAt",
  sh.${priceType === 'wholesale' ? 'wholesale_lowest_cents' : 'lowest_cents'} as "lowestCents"
from products p
join stores s on s.displayable and s.id = coalesce(
  $2::int, (select id from stores where displayable order by position, id limit 1)
)
join shelf sh on sh.store_id = s.id and sh.product_id = p.id
join stock st on st.store_id = s.id and st.product_id = p.id
join product_texts t on t.product_id = p.id and t.language = '${language}'
cross join lateral (
  select round(avg(rating) * 10)::int as tenths, count(*)::int as count from reviews
  where product_id = p.id and status = 'approved'
) rated
where p.id = $1`,
);
