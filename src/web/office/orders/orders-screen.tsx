import Plus from 'lucide/dist/esm/icons/plus.mjs';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { useKey } from '../keys/use-key.ts';
import { ListScreen } from '../list/list-screen.tsx';
import { useOfficeT } from '../use-office-t.ts';
import { BulkMove } from './bulk/bulk-move.tsx';
import { BulkPaid } from './bulk/bulk-paid.tsx';
import { NewOrders } from './new-orders.tsx';
import { ordersList } from './orders-list.tsx';
import { PrintLinks } from './print/print-links.tsx';

/** All orders of customers, and the drafts of the staff. */
export function OrdersScreen() {
  const t = useOfficeT();
  const navigate = useNavigate();
  const [reason, setReason] = useState('');
  useKey('n', t('admin.orders.new'), () => void navigate('/admin/orders/new'));
  return (
    <>
      <ListScreen
        definition={ordersList}
        actions={
          <LinkButton size="small" to="/admin/orders/new">
            <Icon shape={Plus} className="size-4.5" />
            <span className="max-md:sr-only">{t('admin.orders.new')}</span>
          </LinkButton>
        }
        bulk={(selection) => (
          <>
            <BulkMove selection={selection} reason={reason} onReason={setReason} />
            <BulkPaid selection={selection} />
            <PrintLinks ids={[...selection.rows.values()].map(({ id }) => id)} />
          </>
        )}
      />
      <NewOrders />
    </>
  );
}
