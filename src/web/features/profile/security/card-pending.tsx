import type { Refusal } from '#contract/errors.ts';
import { refusalText } from '#web/i18n/error-text.ts';
import { useT } from '#web/i18n/use-t.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { Skeleton } from '#web/ui/show/skeleton.tsx';

/** What stands in a card until its content is there: its place, or why it could not be had and the way to try again. */
export function CardPending({ refusal, reload }: { refusal: Refusal | null; reload: () => void }) {
  const t = useT('profile');
  if (!refusal)
    return (
      <div role="status">
        <span className="sr-only">{t('common.loading')}</span>
        <Skeleton className="h-14" />
      </div>
    );
  return (
    <Alert tone="error" title={t('profile.loadFailed')} action={<Button onClick={reload}>{t('common.retry')}</Button>}>
      {refusalText(t, refusal)}
    </Alert>
  );
}
