import Plus from 'lucide/dist/esm/icons/plus.mjs';
import { useNavigate } from 'react-router';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { useKey } from '../../keys/use-key.ts';
import { ListScreen } from '../../list/list-screen.tsx';
import { useOfficeT } from '../../use-office-t.ts';
import { bannersList } from './banners-list.tsx';

const newPath = '/admin/texts/banners/new';

/** What home announces, between two dates. */
export function BannersScreen() {
  const t = useOfficeT();
  const navigate = useNavigate();
  useKey('n', t('admin.banners.new'), () => void navigate(newPath));
  return (
    <ListScreen
      definition={bannersList}
      firstStep={<LinkButton to={newPath}>{t('admin.banners.first')}</LinkButton>}
      actions={
        <LinkButton size="small" to={newPath}>
          <Icon shape={Plus} className="size-4.5" />
          <span className="max-md:sr-only">{t('admin.banners.new')}</span>
        </LinkButton>
      }
    />
  );
}
