import Plus from 'lucide/dist/esm/icons/plus.mjs';
import { useNavigate } from 'react-router';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { useKey } from '../keys/use-key.ts';
import { ListScreen } from '../list/list-screen.tsx';
import { useOfficeT } from '../use-office-t.ts';
import { customersList } from './customers-list.tsx';

/** All customers of the shop. */
export function CustomersScreen() {
  const t = useOfficeT();
  const navigate = useNavigate();
  const add = '/admin/customers/new';
  useKey('n', t('admin.customers.new'), () => void navigate(add));
  const button = (
    <LinkButton size="small" to={add}>
      <Icon shape={Plus} className="size-4.5" />
      <span className="max-md:sr-only">{t('admin.customers.new')}</span>
    </LinkButton>
  );
  return <ListScreen definition={customersList} actions={button} />;
}
