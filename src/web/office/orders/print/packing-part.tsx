import Printer from 'lucide/dist/esm/icons/printer.mjs';
import type { PackingSheet } from '#contract/orders/packing.ts';
import { printPackingLists } from '#contract/orders/packing.ts';
import { mostPapers } from '#domain/picking/paper-forms.ts';
import { api } from '#web/lib/api/api.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { usePrintFile } from '../../frame/print/use-print-file.ts';
import { RefusalAlert } from '../../frame/refusal-alert.tsx';
import { useKey } from '../../keys/use-key.ts';
import { useOfficeT } from '../../use-office-t.ts';
import { PackingList } from './packing-list.tsx';
import type { Head } from './print-screen.tsx';
import { inParts } from './printed-papers.ts';
import { useSheets } from './use-sheets.ts';

/** The packing lists of orders, as they are printed: as PDF, so many orders to a file. */
export function PackingPart({ ids, head }: { ids: readonly number[]; head: Head }) {
  const t = useOfficeT();
  const { sheets, refusal, reload } = useSheets(ids);
  const { busy, print } = usePrintFile();
  const parts = inParts(ids);
  const printPart = (i: number) => {
    const order_ids = parts[i] ?? [];
    const name = `${t('admin.orders.print_packing')} ${i + 1}.pdf`;
    void print(String(i), () => api(printPackingLists, { order_ids }), name);
  };
  useKey('mod+p', t('admin.orders.printPdf'), () => printPart(0));
  return (
    <>
      {head(
        parts.map((part, i) => (
          <Button
            key={part[0]}
            variant={i === 0 ? 'primary' : 'secondary'}
            busy={busy === String(i)}
            onClick={() => printPart(i)}
          >
            <Icon shape={Printer} className="size-4.5" />
            {parts.length === 1
              ? t('admin.orders.printPdf')
              : t('admin.orders.printPart', { from: i * mostPapers + 1, to: i * mostPapers + part.length })}
          </Button>
        )),
      )}
      {refusal && <RefusalAlert title={t('admin.orders.loadFailed')} refusal={refusal} retry={reload} />}
      {!refusal && !sheets && <Skeleton className="h-72" />}
      {sheets && (
        <>
          <p role="status" className="mb-3 text-sm text-quiet print:hidden">
            {t('admin.orders.count', { count: sheets.length })} · {t('admin.orders.printSorted')}{' '}
            <AislesLinks sheets={sheets} />
          </p>
          <div className="grid gap-6 print:block">
            {sheets.map((sheet) => (
              <article key={sheet.orderId} className="print-sheet rounded-card border border-line bg-card p-4 lg:p-6">
                <PackingList sheet={sheet} />
              </article>
            ))}
          </div>
        </>
      )}
    </>
  );
}

/** Where the order of the lists is decided: a link for each of their stores. */
function AislesLinks({ sheets }: { sheets: readonly PackingSheet[] }) {
  const t = useOfficeT();
  const stores = new Map(sheets.map(({ storeId, storeName }) => [storeId, storeName]));
  return [...stores].map(([id, store], i) => (
    <span key={id}>
      {i > 0 && ' · '}
      <Link to={`/admin/aisles/${id}`} className="text-brand underline">
        {t('admin.aisles.title', { store })}
      </Link>
    </span>
  ));
}
