import { useT } from '#web/i18n/use-t.ts';
import { Skeleton } from '#web/ui/show/skeleton.tsx';

/** The place of a tab's content while it is on its way, with a word that it is. */
export function ProfileSkeleton() {
  const t = useT();
  return (
    <div role="status" className="grid gap-4">
      <p className="text-xl leading-9 text-quiet">{t('common.loading')}</p>
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} className="h-18" />
      ))}
    </div>
  );
}
