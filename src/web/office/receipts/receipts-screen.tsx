import Plus from 'lucide/dist/esm/icons/plus.mjs';
import { useNavigate } from 'react-router';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { useKey } from '../keys/use-key.ts';
import { ListScreen } from '../list/list-screen.tsx';
import { useOfficeT } from '../use-office-t.ts';
import { DatedGoodsPart } from './dated-goods.tsx';
import { receiptsList } from './receipts-list.tsx';

/** What suppliers have delivered, and what of it is soon at its date. */
export function ReceiptsScreen() {
  const t = useOfficeT();
  const navigate = useNavigate();
  useKey('n', t('admin.receipts.new'), () => void navigate('/admin/receipts/new'));
  return (
    <>
      <ListScreen
        definition={receiptsList}
        actions={
          <LinkButton size="small" to="/admin/receipts/new">
            <Icon shape={Plus} className="size-4.5" />
            <span className="max-md:sr-only">{t('admin.receipts.new')}</span>
          </LinkButton>
        }
      />
      <DatedGoodsPart />
    </>
  );
}
