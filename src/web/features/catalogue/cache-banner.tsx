import { useLanguage, useT } from '#web/i18n/use-t.ts';
import type { DataSource } from '#web/lib/page/cache/cached-page.ts';
import { shownAge } from '#web/lib/page/cache/lifetimes.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Alert } from '#web/ui/show/alert.tsx';

/** Said over a page that could not be refreshed: what it shows was kept by this browser. Nothing while all is well. */
export function CacheBanner({ source, onRetry }: { source: DataSource; onRetry: () => Promise<void> }) {
  const t = useT();
  const language = useLanguage();
  const { hasFailed, savedAt, isRefreshing } = source;
  if (!hasFailed || savedAt === null) return null;
  return (
    <Alert
      tone="warning"
      title={t('catalogue.dataFailed')}
      action={
        <Button variant="secondary" busy={isRefreshing} onClick={() => void onRetry()}>
          {t('common.retry')}
        </Button>
      }
    >
      {t('catalogue.dataFailedText', { age: shownAge(language, savedAt, Date.now()) })}
    </Alert>
  );
}
