import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { isRefusal } from '#contract/errors.ts';
import { readInvoice, readOrderCalendar } from '#contract/orders/invoices.ts';
import type { Order } from '#contract/orders/orders.ts';
import { refusalText } from '#web/i18n/error-text.ts';
import { useT } from '#web/i18n/use-t.ts';
import { api } from '#web/lib/api/api.ts';
import { saveFile } from '#web/lib/browser/save-file.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Card } from '#web/ui/show/card.tsx';

type Paper = { label: string; name: string; fetch: () => Promise<Blob> };

/** The files of an order: its invoice and credit notes once it was delivered, before that its time for a calendar. */
export function OrderPapers({ order }: { order: Order }) {
  const t = useT('orders');
  const { money } = useFormat();
  const [query] = useSearchParams();
  const token = query.get('token') ?? undefined;
  const asked = { id: order.id, ...(token && { token }) };
  const papers: Paper[] = [];
  if (order.slot && order.status === 'submitted') {
    const name = `${order.orderNumber ?? order.id}.ics`;
    papers.push({ label: t('orders.addToCalendar'), name, fetch: () => api(readOrderCalendar, asked) });
  }
  if (order.invoiceNumber)
    papers.push({
      label: t('orders.downloadInvoice'),
      name: `${order.invoiceNumber}.pdf`,
      fetch: () => api(readInvoice, asked),
    });
  for (const { number, total } of order.creditNotes ?? [])
    papers.push({
      label: t('orders.downloadCreditNote', { number, amount: money(total) }),
      name: `${number}.pdf`,
      fetch: () => api(readInvoice, { ...asked, credit_note: number }),
    });
  if (papers.length === 0) return null;
  return (
    <Card as="section" aria-label={t('orders.papers')} className="print:hidden">
      <ul>
        {papers.map((paper) => (
          <li key={paper.name}>
            <PaperButton {...paper} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function PaperButton({ label, name, fetch }: Paper) {
  const t = useT('orders');
  const [isBusy, setBusy] = useState(false);
  async function save(): Promise<void> {
    setBusy(true);
    try {
      saveFile(await fetch(), name);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      notice(t('orders.paperFailed'), { description: refusalText(t, error), tone: 'destructive' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <button
      type="button"
      aria-busy={isBusy}
      className="inline-flex min-h-11 items-center text-left font-semibold text-brand underline underline-offset-4"
      onClick={() => !isBusy && void save()}
    >
      {label}
    </button>
  );
}
