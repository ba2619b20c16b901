import type { Refusal } from '#contract/errors.ts';
import { useT } from '#web/i18n/use-t.ts';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { LoadFault } from '../load-fault.tsx';

/** What stands in a card until its content is there: its place, or why it could not be had and the way to try again. */
export function CardPending({ refusal, reload }: { refusal: Refusal | null; reload: () => void }) {
  const t = useT('profile');
  if (refusal) return <LoadFault title={t('profile.partFailed')} refusal={refusal} onRetry={reload} />;
  return (
    <div role="status">
      <span className="sr-only">{t('common.loading')}</span>
      <Skeleton className="h-14" />
    </div>
  );
}
