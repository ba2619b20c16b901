import { useLanguage, useT } from '#web/i18n/use-t.ts';
import { shownAge } from '#web/lib/page/cache/lifetimes.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Alert } from '#web/ui/show/alert.tsx';

/** Said over an answer about oneself that the device has kept since `savedAt`, milliseconds since 1970. */
export function KeptAnswerBanner({ savedAt, onRetry }: { savedAt: number; onRetry: () => void }) {
  const t = useT('device');
  const language = useLanguage();
  return (
    <Alert
      tone="warning"
      title={t('device.kept')}
      className="mb-4"
      action={
        <Button variant="secondary" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      }
    >
      {t('device.keptText', { age: shownAge(language, savedAt, Date.now()) })}
    </Alert>
  );
}
