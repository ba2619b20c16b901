import type { Refusal } from '#contract/errors.ts';
import { refusalText } from '#web/i18n/error-text.ts';
import { useT } from '#web/i18n/use-t.ts';
import { Button } from '#web/ui/button/button.tsx';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { LinkCard } from './link-card.tsx';
import { isPassing } from './use-pressed-link.ts';

/** Why a reset link leads no further: `refusal` null says that its token is missing. */
export function ResetLinkFault({ refusal, onTryAgain }: { refusal: Refusal | null; onTryAgain?: () => void }) {
  const t = useT('account');
  if (refusal && isPassing(refusal) && onTryAgain)
    return (
      <LinkCard title={t('account.notReached')} text={refusalText(t, refusal)}>
        <Button size="large" wide onClick={onTryAgain}>
          {t('account.tryAgain')}
        </Button>
      </LinkCard>
    );
  return (
    <LinkCard
      title={t('account.resetInvalidTitle')}
      text={t(refusal ? 'account.resetInvalid' : 'account.resetMissing')}
    >
      <LinkButton to="/auth/login?form=forgot" size="large" wide>
        {t('account.resetAgain')}
      </LinkButton>
    </LinkCard>
  );
}
