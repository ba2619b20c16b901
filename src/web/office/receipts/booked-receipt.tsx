import type { Receipt, ReceiptLine } from '#contract/receipts/receipts.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { unitWord } from '#web/lib/writing/unit-word.ts';
import { Link } from '#web/ui/link.tsx';
import { type Column, Table } from '#web/ui/list/table.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { Card } from '#web/ui/show/card.tsx';
import { useStoreZone } from '../frame/store-zone.ts';
import { useOwnShop } from '../own-stores.ts';
import { useOfficeT } from '../use-office-t.ts';

/** A receipt that is booked or cancelled: what came, at which price, what margin that leaves, what could not be taken back. */
export function BookedReceipt({ receipt }: { receipt: Receipt }) {
  const t = useOfficeT();
  const { money, date, dateTime, quantity } = useFormat();
  const { stores } = useOwnShop();
  const timeZone = useStoreZone(receipt.storeId);
  const { warnings, kept, lines, bookedAt, cancelledAt } = receipt;
  const unitOf = (productId: number) => unitWord(lines.find((line) => line.productId === productId)?.unit ?? 'P', t);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-quiet">
        {[
          stores.find(({ id }) => id === receipt.storeId)?.name,
          t('admin.receipts.deliveredAt', { day: date(receipt.deliveredOn, 'UTC', 'short') }),
          bookedAt && t('admin.receipts.bookedAt', { moment: dateTime(bookedAt, timeZone) }),
          cancelledAt && t('admin.receipts.cancelledAt', { moment: dateTime(cancelledAt, timeZone) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {kept.length > 0 && (
        <Alert tone="warning" title={t('admin.receipts.kept')}>
          <ul className="list-disc pl-5">
            {kept.map((one, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be of one product
              <li key={i}>{`${one.name}: ${quantity(one.quantity, unitOf(one.productId))}`}</li>
            ))}
          </ul>
        </Alert>
      )}
      {warnings.length > 0 && (
        <Alert tone="warning" title={t('admin.receipts.losses')}>
          <ul className="list-disc pl-5">
            {warnings.map(({ productId, name, margin }) => (
              <li key={productId}>
                <Link to={`/admin/products/${productId}`} className="underline">
                  {name}
                </Link>{' '}
                <Percent value={margin} />
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <Card as="section" aria-label={t('admin.receipts.lines')}>
        <Lines lines={lines} isCancelled={cancelledAt !== null} />
        <p className="mt-3 text-right font-semibold">{t('admin.receipts.totalOf', { total: money(receipt.total) })}</p>
      </Card>
    </div>
  );
}

function Percent({ value }: { value: number }) {
  const { percent } = useFormat();
  return <span className={value < 0 ? 'font-semibold text-bad' : undefined}>{percent(value)}</span>;
}

function Lines({ lines, isCancelled }: { lines: readonly ReceiptLine[]; isCancelled: boolean }) {
  const t = useOfficeT();
  const { money, date, quantity } = useFormat();
  const columns: Column<ReceiptLine>[] = [
    {
      id: 'name',
      label: t('admin.receipts.product'),
      isRowHeader: true,
      cell: ({ productId, name }) => (
        <Link to={`/admin/products/${productId}`} className="text-left text-brand hover:underline">
          {name}
        </Link>
      ),
    },
    {
      id: 'quantity',
      label: t('admin.receipts.quantity'),
      align: 'right',
      cell: ({ quantity: count, unit, cases }) => (
        <>
          {quantity(count, unitWord(unit, t))}
          {cases !== null && (
            <span className="block text-sm text-quiet">{t('admin.receipts.casesCounted', { count: cases })}</span>
          )}
        </>
      ),
    },
    {
      id: 'bestBefore',
      label: t('admin.receipts.bestBefore'),
      cell: ({ bestBefore }) => bestBefore && date(bestBefore, 'UTC', 'short'),
    },
    {
      id: 'purchasePrice',
      label: t('admin.receipts.purchasePrice'),
      align: 'right',
      cell: ({ purchasePrice }) => purchasePrice !== null && money(purchasePrice),
    },
    {
      id: 'margin',
      label: t('admin.receipts.margin'),
      align: 'right',
      cell: ({ margin }) => margin !== null && <Percent value={margin} />,
    },
  ];
  const back: Column<ReceiptLine> = {
    id: 'takenBack',
    label: t('admin.receipts.takenBack'),
    align: 'right',
    cell: ({ takenBack, unit }) => takenBack !== null && quantity(takenBack, unitWord(unit, t)),
  };
  const placed = lines.map((line, place) => ({ ...line, place }));
  return (
    <Table
      caption={t('admin.receipts.lines')}
      columns={isCancelled ? [...columns, back] : columns}
      rows={placed}
      rowKey={(line) => (line as (typeof placed)[number]).place}
    />
  );
}
