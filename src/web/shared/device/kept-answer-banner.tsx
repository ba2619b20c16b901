import type { ReactNode } from 'react';
import { useLanguage, useT } from '#web/i18n/use-t.ts';
import { shownAge } from '#web/lib/page/cache/lifetimes.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Alert } from '#web/ui/show/alert.tsx';

/**
 * Said over what the device has kept since `savedAt`, milliseconds since 1970: an answer about oneself, or the products
 * `found` among those kept.
 */
export function KeptAnswerBanner({
  savedAt,
  what = 'kept',
  onRetry,
}: {
  savedAt: number;
  what?: 'kept' | 'found';
  onRetry: () => void;
}): ReactNode {
  const t = useT('device');
  const language = useLanguage();
  return (
    <Alert
      tone="warning"
      title={t(`device.${what}`)}
      className="mb-4"
      action={
        <Button variant="secondary" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      }
    >
      {t(`device.${what}Text`, { age: shownAge(language, savedAt, Date.now()) })}
    </Alert>
  );
}
