import { useEffect, useMemo, useRef, useState } from 'react';
import { readVerifyLink, resendVerification, verifyEmail } from '#contract/accounts/recovery.ts';
import { isRefusal } from '#contract/errors.ts';
import { errorText, refusalText } from '#web/i18n/error-text.ts';
import { useT } from '#web/i18n/use-t.ts';
import { api } from '#web/lib/api/api.ts';
import { renewSession, storedToken } from '#web/lib/api/session-token.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { useSession } from '#web/shared/session/session.ts';
import { Button } from '#web/ui/button/button.tsx';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { LinkCard } from './link-card.tsx';
import { isPassing, usePressedLink } from './use-pressed-link.ts';

const answers = { done: { alreadyVerified: false }, already: { alreadyVerified: true } };

/**
 * The link that verifies an address: by a press, or by itself where this browser holds the very session that has asked for
 * it. Anywhere else it may be a program that looks through mails, or somebody whose address another person has given.
 */
export function VerifyLink({ token }: { token: string }) {
  const t = useT('account');
  const { user } = useSession();
  const input = useMemo(() => ({ token }), [token]);
  const { answer, refusal, isBusy, press, form } = usePressedLink(verifyEmail, input, answers);
  const link = useCall(readVerifyLink, input, token !== '' && user !== null);
  const isOwn = link.data?.askedHere === true;
  const hasBegun = useRef(answer !== null || refusal !== null);
  useEffect(() => {
    if (!isOwn || hasBegun.current) return;
    hasBegun.current = true;
    press();
  }, [isOwn, press]);

  // The token of whoever is signed in still names the old address.
  useEffect(() => {
    const held = answer && storedToken.read();
    if (held) void renewSession(held.access_token);
  }, [answer]);

  if (answer)
    return (
      <LinkCard
        title={t(answer.alreadyVerified ? 'account.verifyAlready' : 'account.verifyDone')}
        text={t('account.verifyDoneText')}
      >
        <LinkButton to="/" size="large" wide>
          {t('account.goShopping')}
        </LinkButton>
      </LinkCard>
    );
  if (token && (!refusal || isPassing(refusal)))
    return (
      <LinkCard
        title={t(refusal ? 'account.notReached' : 'account.verifyTitle')}
        text={refusal ? refusalText(t, refusal) : t('account.verifyText')}
      >
        <form {...form} className="grid gap-3">
          <Button type="submit" size="large" wide busy={isBusy}>
            {t(refusal ? 'account.tryAgain' : 'account.verify')}
          </Button>
          {!isOwn && !refusal && (
            <LinkButton to={`/auth/reject-address/${encodeURIComponent(token)}`} variant="ghost" size="large" wide>
              {t('account.verifyNotMe')}
            </LinkButton>
          )}
        </form>
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

/** Has the mail sent again that verifies the address of whoever is signed in. */
function ResendButton() {
  const t = useT('account');
  const [isBusy, setBusy] = useState(false);
  async function send(): Promise<void> {
    setBusy(true);
    try {
      await api(resendVerification, {});
      notice(t('account.verifySent'), { description: t('account.verifySentText') });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      notice(t('account.error'), { description: refusalText(t, error), tone: 'destructive' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button size="large" wide busy={isBusy} onClick={() => void send()}>
      {t('account.verifyResend')}
    </Button>
  );
}
