import type { PackingSheet } from '#contract/orders/packing.ts';
import { type BagCounts, bagKinds, bagsOf } from '#domain/picking/bag-labels.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { slotText } from '#web/lib/writing/slot-text.ts';
import { Button } from '#web/ui/button/button.tsx';
import { useOfficeT } from '../../use-office-t.ts';
import type { TypedCounts } from './bag-counts.ts';

/** The bags of one order: how many of each kind, and each label by itself, for when it has torn or jammed. */
export function LabelRow(props: {
  sheet: PackingSheet;
  typed: TypedCounts;
  /** Null: what was typed is no number of bags. */
  counts: BagCounts | null;
  /** The label that is being made. */
  busy: string | null;
  onType: (next: TypedCounts) => void;
  onOne: (number: number) => void;
}) {
  const t = useOfficeT();
  const { language } = useFormat();
  const { sheet, typed, counts, busy, onType, onOne } = props;
  const number = sheet.orderNumber ?? '';
  const bags = counts ? bagsOf(counts) : [];
  return (
    <li className="grid items-end gap-x-6 gap-y-3 rounded-card border border-line bg-card p-3 text-sm md:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
      <p className="self-center">
        <strong>{number}</strong> · {sheet.customerName}
        {sheet.slot && <span className="block text-quiet">{slotText(sheet.slot, language, sheet.timeZone)}</span>}
      </p>
      <div className="grid grid-cols-3 gap-2">
        {bagKinds.map((kind) => (
          <label key={kind} className="grid gap-1">
            <span aria-hidden="true" className="text-quiet">
              {t(`admin.orders.bags_${kind}`)}
            </span>
            <input
              className="text-control w-full md:w-24"
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              aria-label={t('admin.orders.bagsOf', { kind: t(`admin.orders.bags_${kind}`), number })}
              aria-invalid={counts === null || undefined}
              value={typed[kind]}
              onChange={(event) => onType({ ...typed, [kind]: event.target.value })}
            />
          </label>
        ))}
      </div>
      {bags.length > 0 && (
        <fieldset className="min-w-0">
          <legend className="mb-1 text-quiet">
            {t('admin.orders.labelsOne')}
            <span className="sr-only"> · {number}</span>
          </legend>
          <div className="flex flex-wrap gap-1">
            {bags.map((bag) => (
              <Button
                key={bag.number}
                size="small"
                variant="secondary"
                busy={busy === `${sheet.orderId} ${bag.number}`}
                aria-label={t('admin.orders.labelAgain', {
                  place: bag.number,
                  count: bag.count,
                  kind: t(`admin.orders.bags_${bag.kind}`),
                  number,
                })}
                onClick={() => onOne(bag.number)}
              >
                {bag.number}/{bag.count}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
    </li>
  );
}
