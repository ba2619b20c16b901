import type { ProductDetail } from '#contract/catalogue/catalogue.ts';
import { type Nutrient, nutrients } from '#domain/catalogue/nutrient.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { cx } from '#web/ui/cx.ts';
import { nameAllergens, splitAllergens } from './split-allergens.ts';

/** What the law requires to be stated before food is bought: ingredients with allergens marked, and nutrition. */
export function ProductFood({ item }: { item: ProductDetail }) {
  const t = useT('product');
  const { ingredients, nutrition, allergensKnown } = item;
  const allergens = nameAllergens(item.allergens, t);
  const traces = nameAllergens(item.mayContain, t);
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
        <section className="lg:col-start-2 lg:row-span-3 lg:row-start-1">
          <h2 className="mb-2 text-xl">{t('product.nutrition')}</h2>
          <NutritionTable nutrition={nutrition} />
        </section>
      )}
    </>
  );
}

/** The nutrition declaration, per 100 g or 100 ml. */
function NutritionTable({ nutrition }: { nutrition: Readonly<Record<string, number>> }) {
  const t = useT('product');
  const { quantity } = useFormat();
  const { energyKj, energyKcal } = nutrition;
  const energy = [
    energyKj !== undefined && quantity(energyKj, 'kJ'),
    energyKcal !== undefined && quantity(energyKcal, 'kcal'),
  ].filter(Boolean);
  return (
    <table className="w-full max-w-md text-left">
      <caption className="mb-2 text-left text-sm text-quiet">{t('product.nutritionPer')}</caption>
      <tbody>
        {energy.length > 0 && <Row label={t('product.nutrient_energy')} value={energy.join(' / ')} isPart={false} />}
        {nutritionRows(nutrition).map(({ nutrient, grams, isPart }) => (
          <Row key={nutrient} label={t(`product.nutrient_${nutrient}`)} value={quantity(grams, 'g')} isPart={isPart} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ label, value, isPart }: { label: string; value: string; isPart: boolean }) {
  return (
    <tr className="border-t border-line">
      <th
        scope="row"
        className={cx('py-2 pr-2 font-normal wrap-anywhere hyphens-auto', isPart ? 'pl-3 text-quiet' : 'font-semibold')}
      >
        {label}
      </th>
      <td className="py-2 text-right tabular-nums min-[24rem]:whitespace-nowrap">{value}</td>
    </tr>
  );
}

/** Grams; `isPart` marks a part of the row above. */
type NutritionRow = { nutrient: Nutrient; grams: number; isPart: boolean };

/** What is known of a product's nutrients, in the order that the law gives. */
function nutritionRows(nutrition: Readonly<Record<string, number>>): NutritionRow[] {
  return nutrients.flatMap(({ nutrient, isPart }) => {
    const grams = nutrition[nutrient];
    return grams === undefined ? [] : [{ nutrient, grams, isPart }];
  });
}
