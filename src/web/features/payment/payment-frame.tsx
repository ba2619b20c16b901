import type { ReactNode } from 'react';
import type { PaymentPage } from '#contract/payments/payments.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { Card } from '#web/ui/show/card.tsx';
import { paymentStand } from './payment-stand.ts';

/**
 * What a page of a payment says: how it stands, the order's number and its sums, and where to go from here. No name, no
 * goods.
 */
export function PaymentFrame({
  page,
  title,
  text,
  icon,
  children,
}: {
  page: PaymentPage;
  title: string;
  text: ReactNode;
  icon?: ReactNode;
  children: ReactNode;
}) {
  const t = useT('payment');
  const { money } = useFormat();
  const { payment, orderNumber, total, isForChange } = page;
  // Nothing is reserved for an order that has ended, and nothing of it gets into bags.
  const isOver = paymentStand(page) === 'ended';
  const reserved: [string, string] = [t(isForChange ? 'payment.upToMore' : 'payment.upTo'), money(payment.amount)];
  const rows: [string, string][] = [
    [t('payment.order'), orderNumber],
    [t('payment.total'), money(total)],
    ...(isOver ? [] : [reserved]),
  ];
  return (
    <div className="page-column grid max-w-2xl gap-6 py-6 lg:py-12">
      <header className="flex items-center gap-3">
        {icon}
        <h1 className="text-2xl text-balance lg:text-3xl">{title}</h1>
      </header>
      <div role="status" className="grid gap-2 text-lg text-pretty">
        {text}
      </div>
      <Card className="grid gap-4">
        <dl className="grid gap-2">
          {rows.map(([name, value]) => (
            <div key={name} className="flex justify-between gap-6">
              <dt className="text-quiet">{name}</dt>
              <dd className="text-right font-semibold whitespace-nowrap">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="flex flex-wrap gap-3 *:max-sm:w-full">{children}</div>
        {!isOver && <p className="text-sm text-pretty text-quiet">{t('payment.inBags')}</p>}
      </Card>
    </div>
  );
}
