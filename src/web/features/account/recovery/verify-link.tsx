import { useEffect, useMemo } from 'react';
import { readProfile } from '#contract/accounts.ts';
import { verifyEmail } from '#contract/recovery.ts';
import { errorText, refusalText } from '#web/i18n/error-text.ts';
import { useT } from '#web/i18n/use-t.ts';
import { renewSession, storedToken } from '#web/lib/api/session-token.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { useSession } from '#web/state/session.ts';
import { Button } from '#web/ui/button/button.tsx';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { LinkCard } from './link-card.tsx';
import { ResendButton } from './resend-button.tsx';
import { isPassing, useOpenedLink } from './use-opened-link.ts';

/** Opens the link that verifies an address. */
export function VerifyLink({ token }: { token: string }) {
  const t = useT('account');
  const { user } = useSession();
  const input = useMemo(() => (token ? { token } : null), [token]);
  const { answer, refusal, tryAgain } = useOpenedLink(verifyEmail, input);
  // Whoever opens a link for a second time reads that all is well.
  const { data: profile } = useCall(readProfile, {}, refusal?.code === 'invalidToken' && user !== null);
  const isDone = answer !== null || (refusal !== null && profile?.emailVerified === true);

  // The token of whoever is signed in still names the old address.
  useEffect(() => {
    const held = answer && storedToken.read();
    if (held) void renewSession(held.access_token);
  }, [answer]);

  if (isDone)
    return (
      <LinkCard title={t('account.verifyDone')} text={t('account.verifyDoneText')}>
        <LinkButton to="/" size="large" wide>
          {t('account.goShopping')}
        </LinkButton>
      </LinkCard>
    );
  if (token && !refusal) return <LinkCard title={t('account.verifyTitle')} text={t('account.verifyChecking')} isBusy />;
  if (refusal && isPassing(refusal))
    return (
      <LinkCard title={t('account.notReached')} text={refusalText(t, refusal)}>
        <Button size="large" wide onClick={tryAgain}>
          {t('account.tryAgain')}
        </Button>
      </LinkCard>
    );
  const [taken] = refusal?.errors[''] ?? [];
  const why = taken ? errorText(t, taken) : t('account.verifyInvalid');
  return (
    <LinkCard
      title={t('account.verifyInvalidTitle')}
      text={user || taken ? why : `${why} ${t('account.verifySignIn')}`}
    >
      {user && !taken && <ResendButton />}
      {!user && !taken && (
        <LinkButton to="/auth/login" size="large" wide>
          {t('account.signIn')}
        </LinkButton>
      )}
    </LinkCard>
  );
}
