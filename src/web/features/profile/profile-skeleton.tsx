import { useT } from '#web/i18n/use-t.ts';
import { Skeleton } from '#web/ui/show/skeleton.tsx';

/** The place of a tab's content while it is on its way, in words for who does not see it. */
export function ProfileSkeleton() {
  const t = useT();
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{t('common.loading')}</span>
      <Skeleton className="h-9 w-56" />
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} className="h-18" />
      ))}
    </div>
  );
}
