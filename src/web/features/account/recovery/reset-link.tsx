import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { verifyResetPasswordToken } from '#contract/recovery.ts';
import { useT } from '#web/i18n/use-t.ts';
import { startSession } from '#web/lib/api/session-token.ts';
import { notice } from '#web/ui/messages/notice-store.ts';
import { LinkCard } from './link-card.tsx';
import { ResetLinkFault } from './reset-link-fault.tsx';
import { useOpenedLink } from './use-opened-link.ts';

/**
 * Opens a reset link: it signs in, and goes on to the choice of a new password. Where the account has a second factor it
 * signs nobody in; the password can be chosen all the same, and signing in with it asks for that factor.
 */
export function ResetLink({ token }: { token: string }) {
  const t = useT('account');
  const navigate = useNavigate();
  const input = useMemo(() => (token ? { token, use_cookie: true } : null), [token]);
  const { answer, refusal, tryAgain } = useOpenedLink(verifyResetPasswordToken, input);
  useEffect(() => {
    if (!answer) return;
    if ('token' in answer.data) startSession(answer.data, false);
    notice(t('account.resetVerified'), { description: t('account.resetVerifiedText') });
    void navigate(`/auth/change-password/${encodeURIComponent(token)}`, { replace: true });
  }, [answer, token, t, navigate]);
  if (!token || refusal) return <ResetLinkFault refusal={refusal} onTryAgain={tryAgain} />;
  return <LinkCard title={t('account.resetTitle')} text={t('account.resetChecking')} isBusy />;
}
