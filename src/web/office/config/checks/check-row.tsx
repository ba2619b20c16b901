import type { InvariantResult } from '#contract/shop/invariants.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { useShop } from '#web/shared/shop/shop.ts';
import { Badge } from '#web/ui/show/badge.tsx';
import { useOfficeT } from '../../use-office-t.ts';

/** One check: what it is about, whether it holds, what breaks it, and when that was seen. */
export function CheckRow({ result }: { result: InvariantResult }) {
  const t = useOfficeT();
  const { dateTime } = useFormat();
  const { timeZone } = useShop();
  const { name, isHolding, violations, examples, checkedAt, error } = result;
  return (
    <li className="py-2">
      <p className="flex items-start justify-between gap-3">
        {t(`admin.checks.name_${name}`)}
        {isHolding === null ? (
          <Badge tone="yellow">{t('admin.checks.isUnknown')}</Badge>
        ) : (
          <Badge tone={isHolding ? 'green' : 'red'}>
            {isHolding ? t('admin.checks.isHolding') : t('admin.checks.violations', { count: violations })}
          </Badge>
        )}
      </p>
      {examples.length > 0 && (
        <p className="break-words text-bad">{t('admin.checks.examples', { examples: examples.join(', ') })}</p>
      )}
      {error && <p className="break-words text-bad">{error}</p>}
      <p className="text-quiet">{dateTime(checkedAt, timeZone)}</p>
    </li>
  );
}
