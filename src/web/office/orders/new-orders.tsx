import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { listAdminOrders } from '#contract/orders/staff-orders.ts';
import { Button } from '#web/ui/button/button.tsx';
import { useRead } from '../data/use-read.ts';
import { StickyBar } from '../frame/sticky-bar.tsx';
import { useOfficeT } from '../use-office-t.ts';

/** Milliseconds after which new orders are looked for, and how many are looked at. */
const every = 20_000;
const looked = 20;

/**
 * Says that orders have come in since the list was opened, beneath it: the list itself stays as it is until somebody
 * asks for them.
 */
export function NewOrders() {
  const t = useOfficeT();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { data, isFetching } = useRead(listAdminOrders, { per_page: looked }, { every });
  // By the server's own clock: the newest order that was there when the list was opened.
  const [seen, setSeen] = useState<string | null>(null);
  if (seen === null && data && !isFetching) setSeen(data.items[0]?.date ?? '');
  const fresh = (data?.items ?? []).filter(({ date, status }) => status !== 'draft' && seen !== null && date > seen);
  return (
    // What is pressed beside it is the row beneath.
    <StickyBar side="bottom" role="status" className="pointer-events-none mt-4 flex justify-center">
      {fresh.length > 0 && (
        <div className="pointer-events-auto mb-4 flex flex-wrap items-center gap-3 rounded-control border border-line bg-card py-1.5 pr-1.5 pl-4 text-sm shadow-lg">
          <p className="font-semibold">{t('admin.orders.fresh', { count: fresh.length })}</p>
          <Button
            size="small"
            onClick={() => {
              setSeen(fresh[0]?.date ?? seen);
              void queries.invalidateQueries({ queryKey: [listAdminOrders.name] });
              void navigate('/admin/orders');
            }}
          >
            {t('admin.orders.freshShow')}
          </Button>
        </div>
      )}
    </StickyBar>
  );
}
