import type { ProductDetail } from '#contract/catalogue/catalogue.ts';
import { isUnit } from '#domain/catalogue/unit.ts';
import { netWeight, shownWeight } from '#domain/catalogue/weight.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { packagingWord } from '#web/lib/writing/packaging-word.ts';
import { writeWeight } from '#web/lib/writing/price-for.ts';
import { nameAllergens } from './split-allergens.ts';

const storage = { dry: 'storageDry', frozen: 'storageFrozen', refrigerated: 'storageRefrigerated' } as const;

/**
 * Origin, diets, allergens, storage, weight … of a product: beside the picture on a wide screen, what one asks first in
 * front. `origin` is the country's name in the page's language, or what the shop has written.
 */
export function ProductFacts({ item, origin }: { item: ProductDetail; origin: string | null }) {
  const t = useT('product');
  const format = useFormat();
  const { quantity, percent } = format;
  const { supplier, unit, volume, barcode, packaging, pieces, isWeightEstimated } = item.product;
  const soldBy = isUnit(unit) ? t(`catalogue.unit_${unit}`) : null;
  const weight = shownWeight(item.product);
  const net = netWeight(item.product);
  const { unitPriceUnit } = item;
  const counted =
    unitPriceUnit === 'kg' || unitPriceUnit === 'l' || unitPriceUnit === 'hundred' ? 'piece' : unitPriceUnit;
  const allergens =
    nameAllergens(item.allergens, t) ||
    t(item.allergensKnown ? 'product.allergensNone' : 'product.allergensUndeclared');
  const facts: [string, string | null][] = [
    [t('product.origin'), origin],
    [t('catalogue.diet'), item.diets.map((diet) => t(`catalogue.diet_${diet}`)).join(', ')],
    [t('product.allergens'), item.category === 'NONALIMENTAIRE' ? null : allergens],
    [t('product.storage'), t(`product.${storage[item.storageType]}`)],
    [t('catalogue.unit'), soldBy],
    [t('product.packaging'), packagingWord(packaging, soldBy, t)],
    [t('product.pieces'), pieces && pieces > 1 ? quantity(pieces, `× ${t(`common.unit_${counted}`)}`) : null],
    [t('product.netWeight'), net ? quantity(net, 'g') : null],
    isWeightEstimated && weight
      ? [t('product.pieceWeight'), t('product.weightAbout', { weight: writeWeight(weight, t, format) })]
      : [t(net ? 'product.grossWeight' : 'product.weight'), weight ? quantity(weight, 'g') : null],
    [t('product.volume'), volume ? quantity(volume, 'ml') : null],
    [
      t('product.alcohol'),
      item.alcoholPercent ? t('product.alcoholPercent', { percent: percent(item.alcoholPercent) }) : null,
    ],
    [t('product.supplier'), supplier],
    [t('product.barcode'), barcode],
  ];
  return (
    <section>
      <h2 className="text-xl">{t('product.detail')}</h2>
      <dl className="mt-2 gap-x-10 max-sm:max-w-md sm:columns-2">
        {facts.map(
          ([name, value]) =>
            value && (
              <div
                key={name}
                className="flex flex-wrap justify-between gap-x-4 border-b border-line py-1.5 sm:break-inside-avoid"
              >
                <dt className="text-quiet">{name}</dt>
                <dd className="ml-auto text-right">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
