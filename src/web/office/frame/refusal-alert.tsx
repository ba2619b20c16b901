import type { Refusal } from '#contract/errors.ts';
import { refusalText } from '#web/i18n/error-text.ts';
import { Button } from '#web/ui/button/button.tsx';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { useOfficeT } from '../use-office-t.ts';

/** Why something could not be read, and the way on: again, or the second factor that staff must have. */
export function RefusalAlert({ title, refusal, retry }: { title: string; refusal: Refusal; retry?: () => void }) {
  const t = useOfficeT();
  const needsFactor = refusal.code === 'secondFactorNeeded';
  const action = needsFactor ? (
    <LinkButton to="/profile?tab=security">{t('admin.frame.secondFactor')}</LinkButton>
  ) : (
    retry && <Button onClick={retry}>{t('common.retry')}</Button>
  );
  return (
    <Alert tone="error" className="mb-4" title={needsFactor ? refusal.title : title} action={action}>
      {refusalText(t, refusal)}
    </Alert>
  );
}
