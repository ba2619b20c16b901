import type { Shop } from '#contract/stores/stores.ts';
import { largestPrice } from '#domain/catalogue/price-slider.ts';
import { languageOf } from '#web/lib/page/page-request.ts';
import { readTyped, readyToRead } from '#web/lib/writing/typed-number.ts';
import { boundText, isPlainBound, type ProductFilters, plainAddress, type RefusedBounds } from './product-filters.ts';

const names = ['minPrice', 'maxPrice'] as const;

/** Where a list leads whose prices were typed: another address, or the same one with what is refused of them. */
type TypedBounds = { address: string | null; filters?: Partial<ProductFilters> };

/**
 * What a form that was sent without script has of the price as it was typed, `25.000` or `12,50 €`: the address where it
 * is a number, or what could not be read, and how to write it. Null where all is as addresses have it.
 */
export async function typedBounds(
  request: Request,
  { currency, defaultSort }: Pick<Shop, 'currency' | 'defaultSort'>,
): Promise<TypedBounds | null> {
  const { searchParams } = new URL(request.url);
  const typed = names.flatMap((name) => {
    const text = searchParams.get(name)?.trim() ?? '';
    return isPlainBound(text) ? [] : [[name, text.slice(0, 40)] as const];
  });
  if (typed.length === 0) return null;
  const language = languageOf(request);
  await readyToRead(language);
  const refused: RefusedBounds = {};
  const filters: Partial<ProductFilters> = { refused };
  for (const [name, text] of typed) {
    const { value, fault } = readTyped(text, language, `money:${currency}`);
    if (fault) refused[name] = { text, fault };
    const bound = value !== null && value <= largestPrice ? value : null;
    filters[name] = bound;
    searchParams.set(name, bound === null ? '' : boundText(bound));
  }
  // A form names its empty fields too, and an address does not.
  return Object.keys(refused).length > 0
    ? { address: null, filters }
    : { address: plainAddress(searchParams, defaultSort) };
}
