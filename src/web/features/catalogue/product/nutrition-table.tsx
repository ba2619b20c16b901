import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { cx } from '#web/ui/cx.ts';
import { nutritionRows } from './nutrition-rows.ts';

/** The nutrition declaration, per 100 g or 100 ml. */
export function NutritionTable({ nutrition }: { nutrition: Readonly<Record<string, number>> }) {
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
