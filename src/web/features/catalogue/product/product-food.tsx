import type { ProductDetail } from '#contract/catalogue/catalogue.ts';
import { isAllergen } from '#domain/catalogue/allergen.ts';
import { useT } from '#web/i18n/use-t.ts';
import { NutritionTable } from './nutrition-table.tsx';
import { splitAllergens } from './split-allergens.ts';

/** What the law requires to be stated before food is bought: ingredients with allergens marked, and nutrition. */
export function ProductFood({ item }: { item: ProductDetail }) {
  const t = useT('product');
  const { ingredients, nutrition, allergensKnown } = item;
  const named = (codes: readonly string[]) => codes.filter(isAllergen).map((code) => t(`catalogue.allergen_${code}`));
  const allergens = named(item.allergens).join(', ');
  const traces = named(item.mayContain).join(', ');
  const isFood = item.category !== 'NONALIMENTAIRE';
  return (
    <>
      {(ingredients || allergens || traces || isFood) && (
        <section>
          <h2 className="text-xl">{t('product.composition')}</h2>
          {ingredients && (
            <p className="mt-2 max-w-prose">
              {splitAllergens(ingredients).map(({ text, isAllergen: isMarked }, i) =>
                // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a fixed text
                isMarked ? <strong key={i}>{text}</strong> : text,
              )}
            </p>
          )}
          <p className="mt-2 font-semibold">
            {allergens
              ? t('product.contains', { allergens })
              : t(allergensKnown ? 'product.noAllergens' : 'product.allergensUnknown')}
          </p>
          {traces && <p className="mt-1">{t('product.mayContain', { allergens: traces })}</p>}
        </section>
      )}
      {nutrition && (
        <section>
          <h2 className="mb-2 text-xl">{t('product.nutrition')}</h2>
          <NutritionTable nutrition={nutrition} />
        </section>
      )}
    </>
  );
}
