import type { Refusal } from '#contract/errors.ts';
import { refusalText } from '#web/i18n/error-text.ts';
import { Button } from '#web/ui/button/button.tsx';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { useOfficeT } from '../use-office-t.ts';
import { ScreenHead } from './screen-head.tsx';

/**
 * Why something could not be read, and the way on: again, or the second factor that staff must have. `heading`: of a screen
 * that has nothing else to show.
 */
export function RefusalAlert(props: { title: string; refusal: Refusal; retry?: () => void; heading?: string }) {
  const { title, refusal, retry, heading } = props;
  const t = useOfficeT();
  const needsFactor = refusal.code === 'secondFactorNeeded';
  const action = needsFactor ? (
    <LinkButton to="/profile?tab=security">{t('admin.frame.secondFactor')}</LinkButton>
  ) : (
    retry && <Button onClick={retry}>{t('common.retry')}</Button>
  );
  return (
    <>
      {heading && <ScreenHead title={heading} />}
      <Alert tone="error" className="mb-4" title={needsFactor ? refusal.title : title} action={action}>
        {refusalText(t, refusal)}
      </Alert>
    </>
  );
}
