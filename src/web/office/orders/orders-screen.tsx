import Plus from 'lucide/dist/esm/icons/plus.mjs';
import ShoppingBasket from 'lucide/dist/esm/icons/shopping-basket.mjs';
import Truck from 'lucide/dist/esm/icons/truck.mjs';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { buttonStyle } from '#web/ui/button/button-style.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { useKey } from '../keys/use-key.ts';
import { ListScreen } from '../list/list-screen.tsx';
import { useOfficeT } from '../use-office-t.ts';
import { BulkMove } from './bulk/bulk-move.tsx';
import { BulkPaid } from './bulk/bulk-paid.tsx';
import { BulkPick } from './bulk/bulk-pick.tsx';
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
          <>
            {/* A document of its own: the camera is allowed to that alone. */}
            <a href="/admin/picking" className={buttonStyle('secondary', 'small')}>
              <Icon shape={ShoppingBasket} className="size-4.5" />
              <span className="max-md:sr-only">{t('admin.picking.title')}</span>
            </a>
            {/* On a phone there is room for three; the day leads there too. */}
            <LinkButton size="small" variant="secondary" to="/admin/rounds" className="max-md:hidden">
              <Icon shape={Truck} className="size-4.5" />
              {t('admin.rounds.title')}
            </LinkButton>
            <LinkButton size="small" to="/admin/orders/new">
              <Icon shape={Plus} className="size-4.5" />
              <span className="max-md:sr-only">{t('admin.orders.new')}</span>
            </LinkButton>
          </>
        }
        bulk={(selection) => (
          <>
            <BulkMove selection={selection} reason={reason} onReason={setReason} />
            <BulkPaid selection={selection} />
            <BulkPick selection={selection} />
            <PrintLinks ids={[...selection.rows.values()].map(({ id }) => id)} />
          </>
        )}
      />
      <NewOrders />
    </>
  );
}
