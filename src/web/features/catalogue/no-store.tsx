import Store from 'lucide/dist/esm/icons/store.mjs';
import { useT } from '#web/i18n/use-t.ts';
import { EmptyState } from '#web/ui/show/empty-state.tsx';
import { Icon } from '#web/ui/show/icon.tsx';

/** A shop that has no store yet says so. `heading`: of a page that has nothing else to show. */
export function NoStore({ heading }: { heading?: string }) {
  const t = useT();
  return (
    <>
      {heading && <h1 className="sr-only">{heading}</h1>}
      <EmptyState icon={<Icon shape={Store} />} title={t('catalogue.noStore')}>
        <p>{t('catalogue.noStoreText')}</p>
      </EmptyState>
    </>
  );
}
