import { useEffect, useState } from 'react';
import type { Order } from '#contract/orders/orders.ts';
import { fromDecimal } from '#domain/money/cents.ts';
import { groupIban } from '#domain/transfer/bank-account.ts';
import { epcPayload } from '#domain/transfer/epc-payload.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { useShop } from '#web/shared/shop/shop.ts';
import { Card } from '#web/ui/show/card.tsx';

/** Where the money of an order goes that awaits a transfer; nothing for all others. */
export function TransferCard({ transfer }: Pick<Order, 'transfer'>) {
  const t = useT('orders');
  const { money } = useFormat();
  const { currency } = useShop();
  if (!transfer) return null;
  const { accountHolder, iban, bic, amount, reference } = transfer;
  const payload = epcPayload(transfer, { currency, cents: fromDecimal(amount, 2), reference });
  const rows = [
    [t('orders.transferHolder'), accountHolder],
    [t('orders.transferIban'), groupIban(iban)],
    [t('orders.transferBic'), bic],
    [t('orders.transferAmount'), money(amount)],
    [t('orders.transferReference'), reference],
  ].filter(([, value]) => value);
  return (
    <Card as="section" aria-label={t('orders.transfer')}>
      <h2 className="mb-3 text-base">{t('orders.transfer')}</h2>
      <div className="flex flex-wrap items-start gap-x-8 gap-y-4">
        <dl className="grid min-w-0 flex-1 basis-56 gap-2">
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt className="text-sm text-quiet">{label}</dt>
              <dd className="font-semibold wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        {payload && <QrCode text={payload} label={t('orders.transferCode')} />}
      </div>
    </Card>
  );
}

/** A code that a phone reads, with what it is for below it; what draws it is loaded once a page shows one. */
function QrCode({ text, label }: { text: string; label: string }) {
  const [src, setSrc] = useState<string | null>(null);
  useEffect(() => {
    let isLeft = false;
    void import('qrcode').then(async ({ toString: draw }) => {
      // White around it, so that a dark page does not hide it from a camera; by the standard at most version 13.
      const svg = await draw(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 });
      if (!isLeft) setSrc(`data:image/svg+xml,${encodeURIComponent(svg)}`);
    });
    return () => {
      isLeft = true;
    };
  }, [text]);
  if (!src) return null;
  return (
    <figure className="w-48">
      <img src={src} alt={label} className="size-48 rounded bg-white" />
      <figcaption className="mt-1 text-center text-sm text-quiet">{label}</figcaption>
    </figure>
  );
}
