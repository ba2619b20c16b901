import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { verifyResetPasswordToken } from '#contract/accounts/recovery.ts';
import { useT } from '#web/i18n/use-t.ts';
import { startSession } from '#web/lib/api/session-token.ts';
import { Button } from '#web/ui/button/button.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { LinkCard } from './link-card.tsx';
import { ResetLinkFault } from './reset-link-fault.tsx';
import { usePressedLink } from './use-pressed-link.ts';

/**
 * A reset link: a press signs in by it, and goes on to the choice of a new password. Where the account has a second factor
 * it signs nobody in; the password can be chosen all the same, and signing in with it asks for that factor.
 */
export function ResetLink({ token }: { token: string }) {
  const t = useT('account');
  const navigate = useNavigate();
  const input = useMemo(() => ({ token, use_cookie: true }), [token]);
  const { answer, refusal, isBusy, press, form } = usePressedLink(verifyResetPasswordToken, input, {});
  useEffect(() => {
    if (!answer) return;
    if ('token' in answer) startSession(answer, false);
    notice(t('account.resetVerified'), { description: t('account.resetVerifiedText') });
    void navigate(`/auth/change-password/${encodeURIComponent(token)}`, { replace: true });
  }, [answer, token, t, navigate]);
  if (!token || refusal) return <ResetLinkFault refusal={refusal} onTryAgain={press} />;
  return (
    <LinkCard title={t('account.resetTitle')} text={t('account.resetText')}>
      <form {...form}>
        <Button type="submit" size="large" wide busy={isBusy || answer !== null}>
          {t('account.resetContinue')}
        </Button>
      </form>
    </LinkCard>
  );
}
