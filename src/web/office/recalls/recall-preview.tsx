import type { Recall } from '#contract/recalls/recalls.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { unitWord } from '#web/lib/writing/unit-word.ts';
import { useOfficeT } from '../use-office-t.ts';
import { FoundOrders } from './found-orders.tsx';

/** How many orders the preview shows. */
const mostShown = 10;

/** Who would be told, before anything is sent. */
export function RecallPreview({ found }: { found: Recall['found'] }) {
  const t = useOfficeT();
  const { quantity } = useFormat();
  if (found.orders === 0) return <p>{t('admin.recalls.nobody')}</p>;
  return (
    <>
      <p className="font-semibold">
        {t('admin.recalls.found', {
          orders: t('admin.recalls.orderCount', { count: found.orders }),
          buyers: t('admin.recalls.buyerCount', { count: found.buyers }),
          quantity: quantity(found.quantity, unitWord(found.unit, t)),
        })}
      </p>
      {found.withoutMail > 0 && <p className="text-bad">{t('admin.recalls.toCall', { count: found.withoutMail })}</p>}
      <FoundOrders orders={found.items.slice(0, mostShown)} unit={found.unit} withMail={false} />
      {found.orders > mostShown && (
        <p className="mt-2 text-quiet">{t('admin.recalls.andMore', { count: found.orders - mostShown })}</p>
      )}
    </>
  );
}
