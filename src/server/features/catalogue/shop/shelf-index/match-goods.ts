import { forgiveWords } from '#domain/search/forgive-words.ts';
import { matchWords, type SearchAt } from '#domain/search/match-words.ts';
import { hitsOf, type TokenHits } from '#domain/search/word-hits.ts';
import { type Goods, slotsWithBarcode } from './goods.ts';

/** From so many digits a number is looked for among the barcodes. */
const shortestBarcode = 8;

/** The slots that a search finds, in no order; `corrected` names the words that were searched for instead. */
export type GoodsMatch = { slots: Uint32Array; corrected: string | null; near: readonly number[] };

/**
 * As typed; when that finds nothing, as it may have been meant. How well each slot matches stands
 * in the notes' points, until the next search with them.
 */
export function matchGoods(goods: Goods, tokens: readonly string[], at: SearchAt): GoodsMatch {
  const typed = tokens.map((token) => findToken(goods, token));
  const slots = matchWords(rarestFirst(typed), at);
  if (slots.length > 0 || tokens.length === 0) return { slots, corrected: null, near: [] };
  const meant = forgiveWords(goods.words, tokens, typed, at);
  if (!meant.tokens) return { slots: slots.subarray(0, 0), corrected: null, near: meant.near };
  const again = matchWords(rarestFirst(meant.tokens.map((token) => findToken(goods, token))), at);
  return { slots: again, corrected: meant.tokens.join(' '), near: [] };
}

function findToken(goods: Goods, token: string): TokenHits {
  const isBarcode = token.length >= shortestBarcode && /^\d+$/.test(token);
  return { hits: hitsOf(goods.words, token), slots: isBarcode ? slotsWithBarcode(goods, token) : [] };
}

/** The order of the tokens makes no difference but to how many places are looked at. */
function rarestFirst(tokens: readonly TokenHits[]): TokenHits[] {
  const sizeOf = ({ hits }: TokenHits) =>
    hits.reduce((sum, { entries }) => entries.reduce((n, { places }) => n + places.length, sum), 0);
  return tokens
    .map((token) => ({ token, size: sizeOf(token) }))
    .sort((a, b) => a.size - b.size)
    .map(({ token }) => token);
}
