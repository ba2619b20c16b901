import SearchX from 'lucide/dist/esm/icons/search-x.mjs';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { EmptyState } from '#web/ui/show/empty-state.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { useOfficeT } from '../use-office-t.ts';

/** For an address of the back office that is no page, or that is switched off. */
export function NoScreen() {
  const t = useOfficeT();
  return (
    <EmptyState
      icon={<Icon shape={SearchX} />}
      title={t('admin.frame.noScreen')}
      action={<LinkButton to="/">{t('admin.frame.toShop')}</LinkButton>}
    />
  );
}
