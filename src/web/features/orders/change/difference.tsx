import type { Order } from '#contract/orders/orders.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';

/** What a change does to the sum of an order: delivery and total, before and after. */
export function Difference({ before, after }: { before: Order; after: Order }) {
  const t = useT('orders');
  const { money } = useFormat();
  const rows = [
    { label: t('orders.fee'), was: before.deliveryFee, is: after.deliveryFee },
    { label: t('orders.total'), was: before.totalIncludeGst, is: after.totalIncludeGst },
  ].filter(({ was, is }, i) => i === 1 || was !== is);
  const difference = after.totalIncludeGst - before.totalIncludeGst;
  return (
    <div className="grid gap-1 rounded-control bg-brand-soft p-4 tabular-nums">
      {rows.map(({ label, was, is }) => (
        <p key={label} className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span>{label}</span>
          <span>
            {was !== is && (
              <s className="mr-2 text-quiet">
                <span className="sr-only">{t('orders.changeBefore')} </span>
                {money(was)}
              </s>
            )}
            <span className="sr-only">{t('orders.changeAfter')} </span>
            <span className="text-lg font-bold">{money(is)}</span>
          </span>
        </p>
      ))}
      {after.deliveryFee > before.deliveryFee && (
        <p className="text-sm font-semibold">
          {t('orders.changeFeeRises', { amount: money(after.deliveryFee - before.deliveryFee) })}
        </p>
      )}
      <p className="text-sm text-quiet">
        {difference === 0
          ? t('orders.changeSame')
          : t(difference > 0 ? 'orders.changeMore' : 'orders.changeLess', { amount: money(Math.abs(difference)) })}
      </p>
    </div>
  );
}
