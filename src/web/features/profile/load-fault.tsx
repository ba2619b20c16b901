import type { ReactNode } from 'react';
import type { Refusal } from '#contract/errors.ts';
import { refusalText } from '#web/i18n/error-text.ts';
import { useT } from '#web/i18n/use-t.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Alert } from '#web/ui/show/alert.tsx';

/** What a tab could not be loaded for, and the way to try again. */
export function LoadFault({ title, refusal, onRetry }: { title?: ReactNode; refusal: Refusal; onRetry: () => void }) {
  const t = useT();
  return (
    <Alert tone="error" title={title} action={<Button onClick={onRetry}>{t('common.retry')}</Button>}>
      {refusalText(t, refusal)}
    </Alert>
  );
}
