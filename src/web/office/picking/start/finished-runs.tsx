import { listPickRuns } from '#contract/orders/pick-runs.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { slotText } from '#web/lib/writing/slot-text.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { useRead } from '../../data/use-read.ts';
import { useOfficeT } from '../../use-office-t.ts';

/** So many are named: who wants an older one's labels opens its orders. */
const most = 5;

/** The runs of a store that ended last, for their labels; nothing while there is none, or no network. */
export function FinishedRuns({ storeId }: { storeId: number }) {
  const t = useOfficeT();
  const { language } = useFormat();
  const { data } = useRead(listPickRuns, { store_id: storeId, state: 'finished', page: 1, per_page: most });
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-labelledby="finished-runs" className="grid gap-3">
      <h2 id="finished-runs" className="text-xl">
        {t('admin.picking.finishedRuns')}
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-card px-4">
        {data.items.map(({ id, slot, orderNumbers }) => (
          <li key={id} className="flex items-center gap-3 py-3">
            <p className="mr-auto min-w-0">
              {slot && (
                <span className="block font-semibold first-letter:uppercase">
                  {slotText(slot, language, slot.timeZone)}
                </span>
              )}
              <span className="block break-words text-quiet">{orderNumbers.join(', ')}</span>
            </p>
            <LinkButton to={`/admin/picking/${id}`} variant="secondary">
              {t('admin.picking.labels')}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
