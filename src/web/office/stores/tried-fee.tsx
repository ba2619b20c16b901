import type { DeliveryTried } from '#contract/stores/staff-stores.ts';
import { anyPostalCode } from '#domain/shipping/shipping-rule.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { useOfficeT } from '../use-office-t.ts';

/** The answer of a try-out: what it costs, by which rule, what a larger order would get. */
export function TriedFee({ tried }: { tried: DeliveryTried }) {
  const t = useOfficeT();
  const { money } = useFormat();
  const { fee, reason, rule, next, free } = tried;
  const says = (cost: number | null) => {
    if (cost === null) return t('admin.stores.tryNone');
    return cost === 0 ? t('admin.stores.tryFree') : t('admin.stores.tryFee', { fee: money(cost) });
  };
  const gaps = { code: rule?.postalCode ?? anyPostalCode, amount: money(rule?.orderAmount ?? 0) };
  return (
    <div className="rounded-control bg-sunken p-3">
      <p className="text-lg font-semibold">{says(fee)}</p>
      <p>{t(`admin.stores.reason_${reason}`, gaps)}</p>
      {!tried.isOffered && <p>{t('admin.stores.notOffered')}</p>}
      {next && next.fee !== null && next.fee !== 0 && (
        <p className="text-sm text-quiet">
          {t('admin.stores.missingToNext', { missing: money(next.missing), fee: money(next.fee) })}
        </p>
      )}
      {free && (
        <p className="text-sm text-quiet">{t('admin.stores.missingToFree', { missing: money(free.missing) })}</p>
      )}
      {tried.bands.length > 1 && (
        <ul className="mt-2 text-sm">
          {tried.bands.map((band) => (
            <li key={band.from} className="flex justify-between gap-4 tabular-nums">
              <span>{t('admin.stores.from', { amount: money(band.from) })}</span>
              <span>{says(band.fee)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
