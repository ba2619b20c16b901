import type { StaffProduct } from '#contract/catalogue/staff-products.ts';
import { wholePercentNumber } from '#domain/numbers/number-kind.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { parseNumber } from '../../form/typed-number.ts';
import { useOfficeT } from '../../use-office-t.ts';
import { type StoreValues, storeValues } from './product-values.ts';

type SavedStore = StaffProduct['stores'][number];
const computedFrom = ['isSold', 'originalPrice', 'discount', 'discountFrom', 'discountTo'] as const;

/**
 * What the shop may say of a discount: a reduction from an earlier price, or none; of one that is yet to begin, what it will
 * be. The server works it out from what the product has cost, so of what is typed it is said when it is saved.
 */
export function Announced({ saved, typed }: { saved: SavedStore | undefined; typed: StoreValues }) {
  const t = useOfficeT();
  const format = useFormat();
  const { money, percent, dateTime } = format;
  const kept = saved && storeValues(saved, { ...format, zoneOf: () => typed.timeZone });
  const isTyped = computedFrom.some((field) => kept?.[field] !== typed[field]);
  const lines: string[] = [];
  if (isTyped) {
    if (typed.isSold && parseNumber(typed.discount, wholePercentNumber, format.language))
      lines.push(t('admin.products.announcedLater'));
  } else if (saved) {
    const { isReduced, reduction, isPlanned, plannedReduction, discountFrom } = saved;
    const figures = (of: NonNullable<typeof reduction>) => ({
      percent: percent(of.percent),
      price: money(of.priorPrice),
    });
    if (isReduced)
      lines.push(reduction ? t('admin.products.announced', figures(reduction)) : t('admin.products.notAnnounced'));
    const date = discountFrom === null ? '' : dateTime(discountFrom, typed.timeZone);
    if (isPlanned)
      lines.push(
        plannedReduction
          ? t('admin.products.announcedFrom', { date, ...figures(plannedReduction) })
          : t('admin.products.notAnnouncedFrom', { date }),
      );
  }
  return lines.map((line) => (
    <p key={line} className="max-w-64 text-quiet">
      {line}
    </p>
  ));
}
