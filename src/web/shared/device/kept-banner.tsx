import { useLanguage, useT } from '#web/i18n/use-t.ts';
import type { DataSource } from '#web/lib/page/cache/cached-page.ts';
import { shownAge } from '#web/lib/page/cache/lifetimes.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Alert } from '#web/ui/show/alert.tsx';

/** Said over what could not be refreshed: what is shown was kept by this browser. Nothing while all is well. */
export function KeptBanner({
  source: { hasFailed, savedAt, isRefreshing },
  onRetry,
}: {
  source: Omit<DataSource, 'from'>;
  onRetry: () => void;
}) {
  const t = useT();
  const language = useLanguage();
  if (!hasFailed || savedAt === null) return null;
  return (
    <Alert
      tone="warning"
      title={t('catalogue.dataFailed')}
      action={
        <Button variant="secondary" busy={isRefreshing} onClick={onRetry}>
          {t('common.retry')}
        </Button>
      }
    >
      {t('catalogue.dataFailedText', { age: shownAge(language, savedAt, Date.now()) })}
    </Alert>
  );
}
