import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { listStaffProducts, readStaffProduct } from '#contract/catalogue/staff-products.ts';
import {
  bookReceipt,
  cancelReceipt,
  deleteReceipt,
  listDatedGoods,
  listReceipts,
  type Receipt,
  readReceipt,
  updateReceipt,
} from '#contract/receipts/receipts.ts';
import { Link } from '#web/ui/link.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Badge } from '#web/ui/show/badge.tsx';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { useRead } from '../data/use-read.ts';
import { useWrite } from '../data/use-write.ts';
import { AskedButton } from '../form/asked-button.tsx';
import { DeleteButton } from '../form/delete-button.tsx';
import { useNumberHabits } from '../form/typed-number.ts';
import { HistoryLink } from '../frame/history-link.tsx';
import { RefusalAlert } from '../frame/refusal-alert.tsx';
import { ScreenHead } from '../frame/screen-head.tsx';
import type { Screen } from '../screens.ts';
import { useOfficeT } from '../use-office-t.ts';
import { BookedReceipt } from './booked-receipt.tsx';
import { ReceiptForm } from './receipt-form.tsx';
import { receiptInput } from './receipt-values.ts';
import { receiptTones } from './receipts-list.tsx';

/** What a booking or its cancellation changes besides the receipt. */
const moved = [listReceipts, listDatedGoods, listStaffProducts, readStaffProduct] as const;

/** One receipt: typed while it is a draft, read once it is booked. */
export const ReceiptScreen: Screen = ({ params }) => {
  const t = useOfficeT();
  const id = Number(params.id);
  const { data, refusal, reload } = useRead(readReceipt, { id });
  if (!data)
    return refusal ? (
      <RefusalAlert
        heading={t('admin.frame.receipts')}
        title={t('admin.receipts.oneFailed')}
        refusal={refusal}
        retry={reload}
      />
    ) : (
      <Skeleton className="h-96" />
    );
  const { state, noteNumber, supplier } = data;
  return (
    <>
      <p className="mb-2">
        <Link to="/admin/receipts" className="inline-flex min-h-7 items-center text-brand hover:underline">
          {t('admin.receipts.all')}
        </Link>
      </p>
      <ScreenHead
        title={`${noteNumber} · ${supplier}`}
        heading={<span className="break-words">{`${noteNumber} · ${supplier}`}</span>}
        actions={
          <>
            <HistoryLink thing="receipt" id={id} />
            {state === 'draft' && <DeleteDraft id={id} />}
            {state === 'booked' && <Cancel receipt={data} />}
          </>
        }
      >
        <Badge tone={receiptTones[state]}>{t(`admin.receipts.state_${state}`)}</Badge>
      </ScreenHead>
      {state === 'draft' ? <Draft receipt={data} /> : <BookedReceipt receipt={data} />}
    </>
  );
};

function useKeep() {
  const queries = useQueryClient();
  return (fresh: Receipt) => queries.setQueryData([readReceipt.name, { id: fresh.id }], fresh);
}

function Draft({ receipt }: { receipt: Receipt }) {
  const t = useOfficeT();
  const habits = useNumberHabits();
  const keep = useKeep();
  const { send } = useWrite(updateReceipt, [listReceipts]);
  const book = useWrite(bookReceipt, moved);
  return (
    <ReceiptForm
      receipt={receipt}
      isNew={false}
      saved={t('admin.receipts.saved')}
      save={async (values, { version }) => {
        const { store_id: _, ...input } = receiptInput(values, habits);
        const fresh = await send({ id: receipt.id, version, ...input });
        keep(fresh);
        return fresh;
      }}
      actions={(isChanged) => (
        <div className="flex flex-wrap items-center justify-end gap-3">
          {isChanged && <p className="text-sm text-quiet">{t('admin.receipts.saveFirst')}</p>}
          <AskedButton
            label={t('admin.receipts.book')}
            variant="primary"
            disabled={isChanged || receipt.lines.length === 0}
            question={t('admin.receipts.bookQuestion')}
            confirm={t('admin.receipts.book')}
            failed={t('admin.receipts.bookFailed')}
            isBusy={book.isBusy}
            run={async () => {
              keep(await book.send({ id: receipt.id, version: receipt.version }));
              notice(t('admin.receipts.booked'));
            }}
          >
            <p>{t('admin.receipts.bookText')}</p>
            {receipt.warnings.map(({ productId, name }) => (
              <p key={productId} className="mt-2 text-bad">
                {t('admin.receipts.sellsAtLoss', { name })}
              </p>
            ))}
          </AskedButton>
        </div>
      )}
    />
  );
}

function Cancel({ receipt }: { receipt: Receipt }) {
  const t = useOfficeT();
  const keep = useKeep();
  const { send, isBusy } = useWrite(cancelReceipt, moved);
  return (
    <AskedButton
      label={t('admin.receipts.cancel')}
      isDanger
      question={t('admin.receipts.cancelQuestion')}
      confirm={t('admin.receipts.cancel')}
      failed={t('admin.receipts.cancelFailed')}
      isBusy={isBusy}
      run={async () => {
        keep(await send({ id: receipt.id, version: receipt.version }));
        notice(t('admin.receipts.cancelled'));
      }}
    >
      {t('admin.receipts.cancelText')}
    </AskedButton>
  );
}

function DeleteDraft({ id }: { id: number }) {
  const t = useOfficeT();
  const navigate = useNavigate();
  const { send, isBusy } = useWrite(deleteReceipt, [listReceipts]);
  return (
    <DeleteButton
      label={t('admin.receipts.delete')}
      question={t('admin.receipts.deleteQuestion')}
      deleted={t('admin.receipts.deleted')}
      failed={t('admin.receipts.deleteFailed')}
      isBusy={isBusy}
      remove={() => send({ id })}
      onDone={() => void navigate('/admin/receipts')}
    >
      {t('admin.receipts.deleteText')}
    </DeleteButton>
  );
}
