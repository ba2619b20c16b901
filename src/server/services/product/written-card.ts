import { keptBytes } from '#server/services/memory/kept-bytes.ts';
import { cardFields, type Measure, type ProductCard } from './product-card.ts';

/** What a card shows, as JSON in UTF-8 without its last brace, and what its unit price is computed from. */
export type WrittenCard = { json: Buffer; measure: Measure };

export function writeCard(id: number, card: ProductCard): WrittenCard {
  const { unit, unitWeightG, volumeMl, pieces, comparedBy } = card;
  const json = keptBytes(JSON.stringify(cardFields(id, card)).slice(0, -1));
  return { json, measure: { unit, unitWeightG, volumeMl, pieces, comparedBy } };
}
