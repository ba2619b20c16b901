import { useRevalidator } from 'react-router';
import { useT } from '#web/i18n/use-t.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Alert } from '#web/ui/show/alert.tsx';

/** The list of stores could not be read: the list is empty, and the page asks again on demand. */
export function StoreFault() {
  const t = useT();
  const { revalidate, state } = useRevalidator();
  return (
    <div className="page-column pt-4">
      <Alert
        tone="error"
        action={
          <Button size="small" busy={state !== 'idle'} onClick={() => void revalidate()}>
            {t('common.retry')}
          </Button>
        }
      >
        {t('catalogue.loadFailed')}
      </Alert>
    </div>
  );
}
