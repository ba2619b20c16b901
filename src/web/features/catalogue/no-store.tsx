import Store from 'lucide-react/icons/store';
import { useT } from '#web/i18n/use-t.ts';
import { EmptyState } from '#web/ui/show/empty-state.tsx';

/** A shop that has no store yet says so. */
export function NoStore() {
  const t = useT();
  return (
    <EmptyState icon={<Store />} title={t('catalogue.noStore')}>
      <p>{t('catalogue.noStoreText')}</p>
    </EmptyState>
  );
}
