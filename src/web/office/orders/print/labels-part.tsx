import Printer from 'lucide/dist/esm/icons/printer.mjs';
import { useState } from 'react';
import { type PackingSheet, printBagLabels } from '#contract/orders/packing.ts';
import { type BagCounts, bagsOf } from '#domain/picking/bag-labels.ts';
import { labelsOnSheet, mostPapers } from '#domain/picking/paper-forms.ts';
import { useLanguage } from '#web/i18n/use-t.ts';
import { api } from '#web/lib/api/api.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { type LabelSettings, LabelSettingsFields, useLabelSettings } from '../../frame/print/label-settings.tsx';
import { usePrintFile } from '../../frame/print/use-print-file.ts';
import { RefusalAlert } from '../../frame/refusal-alert.tsx';
import { useKey } from '../../keys/use-key.ts';
import { useOfficeT } from '../../use-office-t.ts';
import { offeredCounts, readCounts, type TypedCounts } from './bag-counts.ts';
import { LabelRow } from './label-row.tsx';
import type { Head } from './print-screen.tsx';
import { inParts } from './printed-papers.ts';
import { useSheets } from './use-sheets.ts';

/** How many bags each order has, and their labels; or one label alone, printed again. */
export function LabelsPart({ ids, head }: { ids: readonly number[]; head: Head }) {
  const t = useOfficeT();
  const { sheets, refusal, reload } = useSheets(ids);
  if (!sheets)
    return (
      <>
        {head(null)}
        {refusal ? (
          <RefusalAlert title={t('admin.orders.loadFailed')} refusal={refusal} retry={reload} />
        ) : (
          <Skeleton className="h-72" />
        )}
      </>
    );
  return <Counted sheets={sheets} head={head} />;
}

type Bags = { order_id: number } & BagCounts;

function Counted({ sheets, head }: { sheets: readonly PackingSheet[]; head: Head }) {
  const t = useOfficeT();
  const language = useLanguage();
  const { busy, print } = usePrintFile();
  const [settings, setSettings] = useLabelSettings();
  const [typed, setTyped] = useState<ReadonlyMap<number, TypedCounts>>(new Map());
  // A draft of the staff has no number, and nothing is packed for it.
  const placed = sheets.filter(({ orderNumber }) => orderNumber !== null);
  const typedOf = (sheet: PackingSheet) => typed.get(sheet.orderId) ?? offeredCounts(sheet);
  const read = placed.map((sheet) => ({ sheet, counts: readCounts(typedOf(sheet), language) }));
  const first = firstOf(settings);
  const isWrong = read.some(({ counts }) => counts === null) || first === null;
  const bags: Bags[] = read.flatMap(({ sheet, counts }) => (counts ? [{ order_id: sheet.orderId, ...counts }] : []));
  const counted = bags.filter((one) => bagsOf(one).length > 0);
  const labels = counted.reduce((sum, one) => sum + bagsOf(one).length, 0);
  const send = (key: string, input: { bags: Bags[]; only?: number }) =>
    print(
      key,
      () => api(printBagLabels, { ...input, form: settings.form, first: first ?? 1 }),
      `${t('admin.orders.print_labels')}.pdf`,
    );
  const parts = inParts(counted.map(({ order_id }) => order_id));
  const printPart = (i: number) => {
    if (isWrong || labels === 0) return;
    const own = new Set(parts[i]);
    void send(String(i), { bags: counted.filter(({ order_id }) => own.has(order_id)) });
  };
  useKey('mod+p', t('admin.orders.printPdf'), () => printPart(0));
  return (
    <>
      {head(
        (parts.length === 0 ? [[]] : parts).map((part, i) => (
          <Button
            key={part[0] ?? 0}
            variant={i === 0 ? 'primary' : 'secondary'}
            busy={busy === String(i)}
            disabled={isWrong || labels === 0}
            onClick={() => printPart(i)}
          >
            <Icon shape={Printer} className="size-4.5" />
            {parts.length <= 1
              ? t('admin.orders.printPdf')
              : t('admin.orders.printPart', { from: i * mostPapers + 1, to: i * mostPapers + part.length })}
          </Button>
        )),
      )}
      <LabelSettingsFields settings={settings} onChange={setSettings} isWrong={first === null} />
      <p role="status" className="mt-4 mb-2 text-sm text-quiet">
        {isWrong ? t('admin.orders.labelsWrong') : t('admin.orders.labelsCount', { count: labels })}
      </p>
      <ul className="grid gap-2">
        {read.map(({ sheet, counts }) => (
          <LabelRow
            key={sheet.orderId}
            sheet={sheet}
            typed={typedOf(sheet)}
            counts={counts}
            busy={busy}
            onType={(next) => setTyped((old) => new Map(old).set(sheet.orderId, next))}
            onOne={(number) =>
              counts &&
              first !== null &&
              void send(`${sheet.orderId} ${number}`, {
                bags: [{ order_id: sheet.orderId, ...counts }],
                only: number,
              })
            }
          />
        ))}
      </ul>
      {placed.length < sheets.length && (
        <p className="mt-3 text-sm text-quiet">
          {t('admin.orders.labelsNoDraft', { count: sheets.length - placed.length })}
        </p>
      )}
    </>
  );
}

/** The place of the first label on its sheet; null where what was typed is none. */
function firstOf({ form, first }: LabelSettings): number | null {
  if (form === 'roll' || first.trim() === '') return 1;
  const place = Number(first);
  return Number.isInteger(place) && place >= 1 && place <= labelsOnSheet ? place : null;
}
