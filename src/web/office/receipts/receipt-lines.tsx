import Camera from 'lucide/dist/esm/icons/scan-barcode.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { useRef, useState } from 'react';
import { get, useFieldArray, useFormContext } from 'react-hook-form';
import { moneyNumber, quantityNumber, wholeNumber } from '#domain/numbers/number-kind.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { unitWord } from '#web/lib/writing/unit-word.ts';
import { Button } from '#web/ui/button/button.tsx';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { Sheet } from '#web/ui/modal/dialog.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { FieldFaults, faultsId } from '../form/field-faults.tsx';
import { GoodsPick } from '../form/goods-pick.tsx';
import { NumberCell } from '../form/number-cell.tsx';
import { useNumberHabits } from '../form/typed-number.ts';
import { useKey } from '../keys/use-key.ts';
import { CameraView } from '../scanner/camera-view.tsx';
import { useOfficeT } from '../use-office-t.ts';
import { costOf, type LineValues, marginOf, type ReceiptValues, unitsOf } from './receipt-values.ts';
import { useReceived } from './use-received.ts';

/** The lines of a receipt while they are scanned and typed. */
export function ReceiptLines() {
  const t = useOfficeT();
  const { money, number } = useFormat();
  const habits = useNumberHabits();
  const { control, watch, formState } = useFormContext<ReceiptValues>();
  const { fields, remove } = useFieldArray({ control, name: 'lines' });
  const { take, scan, message } = useReceived();
  const [isFilming, setFilming] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  useKey('/', t('admin.receipts.add'), () => box.current?.focus());
  const lines = watch('lines');
  const own = get(formState.errors, 'lines') as { message?: string; root?: { message?: string } } | undefined;
  const total = lines.reduce(
    (sum, line) => sum + (costOf(line, habits) ?? 0) * (unitsOf(line, habits.language) ?? 0),
    0,
  );
  const units = lines.reduce((sum, line) => sum + (unitsOf(line, habits.language) ?? 0), 0);
  return (
    <div className="grid gap-3">
      <div className="flex items-end gap-2">
        <div className="min-w-0 grow">
          <GoodsPick
            label={t('admin.receipts.add')}
            boxRef={box}
            error={own?.message ?? own?.root?.message}
            onPick={take}
          />
        </div>
        <Button variant="secondary" onClick={() => setFilming(true)}>
          <Icon shape={Camera} className="size-4.5" />
          <span className="max-sm:sr-only">{t('admin.picking.scan')}</span>
        </Button>
      </div>
      {message && (
        <Alert tone={message.tone} title={message.title}>
          {message.text}
        </Alert>
      )}
      {lines.length === 0 && <p className="text-sm text-quiet">{t('admin.receipts.noLines')}</p>}
      <ul className="divide-y divide-line" aria-label={t('admin.receipts.lines')}>
        {fields.map((field, at) => {
          const line = lines[at];
          return line && <Line key={field.id} at={at} line={line} onRemove={() => remove(at)} />;
        })}
      </ul>
      {lines.length > 0 && (
        <p className="text-right font-semibold" aria-live="polite">
          {t('admin.receipts.sum', {
            lines: t('admin.receipts.lineCount', { count: lines.length }),
            units: number(Math.round(units * 1000) / 1000),
            total: money(total),
          })}
        </p>
      )}
      {isFilming && (
        <Sheet
          open
          title={t('admin.picking.scan')}
          closeLabel={t('admin.picking.close')}
          onClose={() => setFilming(false)}
        >
          <CameraView onCode={scan} className="aspect-4/3 w-full rounded-card bg-sunken object-cover" />
        </Sheet>
      )}
    </div>
  );
}

function Line({ at, line, onRemove }: { at: number; line: LineValues; onRemove: () => void }) {
  const t = useOfficeT();
  const { register, formState } = useFormContext<ReceiptValues>();
  const { decimals, number, percent } = useFormat();
  const habits = useNumberHabits();
  const { name, caseSize } = line;
  const row = `lines.${at}`;
  const unit = unitWord(line.unit, t);
  const margin = marginOf(line, habits, decimals);
  const isDateWrong = Boolean(get(formState.errors, `${row}.bestBefore`));
  const inUnits = line.cases === '' ? null : unitsOf(line, habits.language);
  const box = 'text-control w-full';
  return (
    <li className="grid grid-cols-2 items-end gap-2 py-3 text-sm md:grid-cols-[minmax(0,1fr)_6rem_6rem_10rem_7rem_auto]">
      <span className="max-md:col-span-2 md:self-center">
        <span className="block font-semibold">{name}</span>
        <span className="block text-quiet">
          {caseSize !== null && <span className="mr-2">{t('admin.receipts.caseOf', { count: caseSize })}</span>}
          {margin !== null && (
            <span className={margin < 0 ? 'font-semibold text-bad' : undefined}>
              {t(margin < 0 ? 'admin.receipts.lossOf' : 'admin.receipts.marginOf', { margin: percent(margin) })}
            </span>
          )}
        </span>
      </span>
      <div className="grid gap-1">
        <span className="text-quiet" aria-hidden="true">
          {t('admin.receipts.cases')}
        </span>
        {caseSize === null ? (
          <span className="flex min-h-10 items-center text-quiet">–</span>
        ) : (
          <NumberCell
            row={row}
            field="cases"
            label={t('admin.receipts.casesOf', { name })}
            kind={wholeNumber}
            className={box}
          />
        )}
      </div>
      <div className="grid gap-1">
        <span className="text-quiet">
          {unit ? t('admin.receipts.quantityIn', { unit }) : t('admin.receipts.quantity')}
        </span>
        {line.cases === '' ? (
          <NumberCell
            row={row}
            field="quantity"
            label={t('admin.receipts.quantityOf', { name })}
            kind={quantityNumber}
            className={box}
          />
        ) : (
          <output className="flex min-h-10 items-center">{inUnits === null ? '–' : number(inUnits)}</output>
        )}
      </div>
      <div className="grid gap-1">
        <span className="text-quiet" aria-hidden="true">
          {t('admin.receipts.bestBefore')}
        </span>
        <input
          type="date"
          className={box}
          aria-label={t('admin.receipts.bestBeforeOf', { name })}
          aria-invalid={isDateWrong || undefined}
          aria-describedby={isDateWrong ? faultsId(row) : undefined}
          {...register(`lines.${at}.bestBefore`)}
        />
      </div>
      <div className="grid gap-1">
        <span className="text-quiet" aria-hidden="true">
          {t('admin.receipts.purchasePrice')}
        </span>
        <NumberCell
          row={row}
          field="purchasePrice"
          label={t('admin.receipts.purchasePriceOf', { name })}
          kind={moneyNumber(habits.currency)}
          className={box}
        />
      </div>
      <span className="max-md:col-span-2 max-md:justify-self-end">
        <IconButton
          icon={<Icon shape={X} className="size-4.5" />}
          label={t('admin.receipts.remove', { name })}
          onClick={onRemove}
        />
      </span>
      <FieldFaults name={row} />
    </li>
  );
}
