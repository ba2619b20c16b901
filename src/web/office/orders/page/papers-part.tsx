import { useState } from 'react';
import { isRefusal } from '#contract/errors.ts';
import { readStaffInvoice } from '#contract/orders/invoices.ts';
import type { StaffOrderDetail } from '#contract/orders/staff-orders.ts';
import { api } from '#web/lib/api/api.ts';
import { saveFile } from '#web/lib/browser/save-file.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { FormSection } from '../../form/form-section.tsx';
import { failureText } from '../../frame/failure-text.ts';
import { useOfficeT } from '../../use-office-t.ts';
import { GiveBack } from './give-back.tsx';
import { ReturnForm } from './return-form.tsx';

type Paper = StaffOrderDetail['invoices'][number];

/** The invoice of an order and the credit notes for what came back; what was delivered can be taken back here. */
export function PapersPart({ order }: { order: StaffOrderDetail }) {
  const t = useOfficeT();
  const isDelivered = order.status === 'delivered';
  const hasEnded = order.status === 'cancelled' || order.status === 'rejected';
  const none = hasEnded ? 'invoiceNever' : isDelivered ? 'noInvoice' : 'invoiceLater';
  return (
    <FormSection title={t('admin.orders.papers')}>
      {order.invoices.length === 0 && <p className="text-sm text-quiet">{t(`admin.orders.${none}`)}</p>}
      <ul className="divide-y divide-line text-sm">
        {order.invoices.map((paper) => (
          <li key={paper.number} className="py-2">
            <PaperRow order={order} paper={paper} />
          </li>
        ))}
      </ul>
      {isDelivered && <ReturnForm order={order} />}
      <div className="mt-3">
        <GiveBack order={order} />
      </div>
    </FormSection>
  );
}

function PaperRow({ order: { id, timeZone }, paper }: { order: StaffOrderDetail; paper: Paper }) {
  const { number, kind, total, storeCreditAmount, issuedAt, reason } = paper;
  const t = useOfficeT();
  const { money, dateTime } = useFormat();
  const [isBusy, setBusy] = useState(false);
  const isNote = kind === 'creditNote';
  async function save(): Promise<void> {
    setBusy(true);
    try {
      saveFile(await api(readStaffInvoice, { id, ...(isNote && { credit_note: number }) }), `${number}.pdf`);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      notice(t('admin.orders.pdfFailed'), { description: failureText(t, error), tone: 'destructive' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div>
        <p className="font-semibold">{t(`admin.orders.${kind}`, { number })}</p>
        <p className="text-quiet">
          {money(total)} · {dateTime(issuedAt, timeZone)}
        </p>
        {reason && <p className="break-words whitespace-pre-line text-quiet">{reason}</p>}
        {isNote && storeCreditAmount > 0 && (
          <p className="text-quiet">{t('admin.orders.returnCredit', { amount: money(storeCreditAmount) })}</p>
        )}
      </div>
      <Button
        size="small"
        variant="secondary"
        busy={isBusy}
        aria-label={t('admin.orders.pdfOf', { number })}
        onClick={() => void save()}
      >
        {t('admin.orders.pdf')}
      </Button>
    </div>
  );
}
