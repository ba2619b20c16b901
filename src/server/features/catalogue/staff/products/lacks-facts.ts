import { categories } from '#domain/catalogue/category.ts';
import { ingredientsExemptions, isExempt, strongPercent } from '#domain/catalogue/ingredients-exemption.ts';
import { closedPacks, produceCategories } from '#domain/catalogue/required-facts.ts';
import { and, type SQL, sql } from '#server/db/sql.ts';
import { products, productTexts } from '#server/db/tables/catalogue.ts';

// What the alcohol adds to an exemption is asked of the row.
const exempt = categories.flatMap((category) =>
  ingredientsExemptions
    .filter((ingredientsExemption) => isExempt({ category, ingredientsExemption, alcoholPercent: 100 }))
    .map((exemption) => sql`(${category}, ${exemption})`),
);

const list = (values: readonly string[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );

/** Whether a product lacks what the law asks before it is listed: `missingFacts` of the domain, asked of the database. */
export function lacksFacts(): SQL {
  const { category, kind, storageType, packaging, ingredientsExemption, alcoholPercent, allergens, allergensUnseen } =
    products;
  const written = sql`exists (select 1 from ${productTexts} where ${productTexts.productId} = ${products.id}
    and ${productTexts.language} = 'fr' and ${productTexts.ingredients} ~ '[^[:space:]]')`;
  const isWhole = and(
    sql`${category} in (${list(produceCategories)})`,
    sql`${kind} is not null and ${storageType} = 'dry'`,
    sql`coalesce(${packaging} not in (${list(closedPacks)}), true)`,
  );
  // The column is of four bytes: 1.2 of eight is less than its 1.2.
  const isFree = sql`coalesce((${category}, ${ingredientsExemption}) in (${sql.join(exempt, sql`, `)})
    and (${ingredientsExemption} <> 'alcohol' or ${alcoholPercent} > ${strongPercent}::real), false)`;
  return sql`(${allergensUnseen} or ${category} <> 'NONALIMENTAIRE'
    and (${allergens} is null or not (${written} or ${isWhole} or ${isFree})))`;
}
