import { forgiveWords } from '#domain/search/forgive-words.ts';
import { createMatcher, type Match, type TokenHits } from '#domain/search/match-words.ts';
import { hitsOf } from '#domain/search/word-hits.ts';
import type { Goods } from './goods.ts';

/** From so many digits a number is looked for among the barcodes. */
const shortestBarcode = 8;

/** What a search finds among the goods that are shown; `corrected` names the words that were searched for instead. */
export type GoodsMatch = Match & { corrected: string | null; near: number[] };
export type MatchGoods = (
  goods: Goods,
  tokens: readonly string[],
  language: number,
  isShown: (slot: number) => boolean,
) => GoodsMatch;

/** As typed; when that finds nothing, as it may have been meant (contract, Catalogue). */
export function createGoodsMatcher(): MatchGoods {
  const match = createMatcher();
  return (goods, tokens, language, isShown) => {
    const typed = tokens.map((token) => findToken(goods, token));
    const at = { size: goods.ids.length, language, isShown };
    const found = match(rarestFirst(typed), at);
    if (found.slots.length > 0 || tokens.length === 0) return { ...found, corrected: null, near: [] };
    const meant = forgiveWords(goods.words, tokens, typed, isShown);
    if (!meant.tokens) return { ...found, corrected: null, near: meant.near };
    const again = match(rarestFirst(meant.tokens.map((token) => findToken(goods, token))), at);
    return { ...again, corrected: meant.tokens.join(' '), near: [] };
  };
}

function findToken(goods: Goods, token: string): TokenHits {
  const isBarcode = token.length >= shortestBarcode && /^\d+$/.test(token);
  return { hits: hitsOf(goods.words, token), slots: isBarcode ? goods.withBarcode(token) : [] };
}

/** The order of the tokens makes no difference but to how many slots are met. */
function rarestFirst(tokens: readonly TokenHits[]): TokenHits[] {
  const sizeOf = ({ hits }: TokenHits) =>
    hits.reduce((sum, { entries }) => entries.reduce((n, { places }) => n + places.length, sum), 0);
  return tokens
    .map((token) => ({ token, size: sizeOf(token) }))
    .sort((a, b) => a.size - b.size)
    .map(({ token }) => token);
}
