import { suitedDiets } from '#domain/catalogue/diet.ts';
import type { Language } from '#domain/language/language.ts';
import { keptBytes } from '#server/services/memory/bounded-memory.ts';
import { cardColumn, type ProductCard, type WrittenCard, writeCard } from '#server/services/product/product-card.ts';

/** All of a product's own page that is the same in every store, in one language. */
export type ProductFacts = {
  card: ProductCard;
  ingredients: string | null;
  origin: string | null;
  /** Null: nobody has said, so that an empty list promises nothing. */
  allergens: string[] | null;
  mayContain: string[];
  diets: string[];
  nutrition: Record<string, number> | null;
  alcoholPercent: number | null;
};

/** The same as JSON in UTF-8: the card, and the other facts without their first brace. */
export type WrittenFacts = WrittenCard & { version: number; others: Buffer };

/** The facts of a product (`p`) as JSON. */
export function productFactsColumn(language: Language): string {
  return `(select json_build_object('card', ${cardColumn(language)}, 'ingredients', own.ingredients, 'origin', p.origin,
    'allergens', p.allergens, 'mayContain', p.may_contain, 'diets', p.diets, 'nutrition', p.nutrition,
    'alcoholPercent', p.alcohol_percent)
  from product_texts own where own.product_id = p.id and own.language = '${language}')`;
}

export function writeFacts(id: number, version: number, { card, ...facts }: ProductFacts): WrittenFacts {
  const others = factFields(facts, card.category !== 'NONALIMENTAIRE');
  return { version, ...writeCard(id, card), others: keptBytes(JSON.stringify(others).slice(1)) };
}

/** The diets are those declared and those that follow from what is in it: what the product may claim. */
function factFields(facts: Omit<ProductFacts, 'card'>, isFood: boolean) {
  const { ingredients, origin, allergens, mayContain, diets, nutrition, alcoholPercent } = facts;
  return {
    ingredients,
    origin,
    allergens: allergens ?? [],
    allergensKnown: allergens !== null,
    mayContain,
    diets: suitedDiets({ declared: diets, allergens, mayContain, isFood }),
    nutrition,
    alcoholPercent,
  };
}
