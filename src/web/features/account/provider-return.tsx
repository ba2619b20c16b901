import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { refreshToken } from '#contract/accounts/accounts.ts';
import { listSocialProviders } from '#contract/accounts/social.ts';
import { localPath } from '#domain/access/local-path.ts';
import { type SocialResult, socialLabels, socialProviders, socialResults } from '#domain/account/social-providers.ts';
import { useT } from '#web/i18n/use-t.ts';
import { api } from '#web/lib/api/api.ts';
import { startSession } from '#web/lib/api/session-token.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { rememberedEmail } from '#web/shared/session/remembered-email.ts';
import { useFlag } from '#web/shared/shop/flags.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Alert } from '#web/ui/show/alert.tsx';
import { afterSigningIn } from './after-sign-in.ts';
import { SecondFactorForm } from './second-factor-form.tsx';

const reasons = {
  denied: ['account.providerDenied', 'account.providerDeniedText'],
  taken: ['account.providerTaken', 'account.providerTakenText'],
  unverified: ['account.providerUnverified', 'account.providerUnverifiedText'],
  failed: ['account.providerFailed', 'account.providerFailedText'],
} as const;

/** Goes on once a provider has redirected back: with a session, to the second factor, or to why there is none. */
export function ProviderReturn({ query }: { query: URLSearchParams }) {
  const t = useT('account');
  const navigate = useNavigate();
  const sent = socialResults.find((result) => result === query.get('result')) ?? 'failed';
  const [result, setResult] = useState<SocialResult>(sent);
  const provider = socialProviders.find((each) => each === query.get('provider'));
  const isOn = useFlag('features.socialLogins');
  const buttons = useCall(listSocialProviders, {}, isOn && result in reasons).data;
  const label = buttons?.find((each) => each.provider === provider)?.label ?? (provider ? socialLabels[provider] : '');
  const target = localPath(query.get('redirectTo'));
  const signIn = `/auth/login?redirectTo=${encodeURIComponent(target)}`;
  const goOn = async () => {
    notice(t('account.welcome'), { description: t('account.welcomeText') });
    await navigate(afterSigningIn(target), { replace: true });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each arrival
  useEffect(() => {
    if (result === 'unavailable') {
      notice(t('account.providerOff', { provider: label }), { description: t('account.providerOffText') });
      void navigate(signIn, { replace: true });
    }
    if (result !== 'done') return;
    // The session came in a cookie that no script can read; a token for it is asked for here.
    api(refreshToken, { use_cookie: true }).then(
      (answer) => {
        startSession(answer, rememberedEmail().rememberMe);
        return goOn();
      },
      () => setResult('failed'),
    );
  }, [result]);

  if (result === 'done' || result === 'unavailable') return <p role="status">{t('account.providerBusy')}</p>;
  if (result === 'code')
    return (
      <SecondFactorForm
        remember={rememberedEmail().rememberMe}
        onDone={goOn}
        onAgain={() => void navigate(signIn, { replace: true })}
      />
    );
  const [title, text] = reasons[result];
  return (
    <div className="grid gap-4">
      <Alert tone={result === 'denied' ? 'info' : 'warning'} title={t(title, { provider: label })}>
        {t(text, { provider: label })}
      </Alert>
      <LinkButton to={signIn} size="large" wide>
        {t('account.providerBack')}
      </LinkButton>
      {result === 'taken' && (
        <LinkButton to={`${signIn}&form=forgot`} variant="secondary" wide>
          {t('account.providerForgot')}
        </LinkButton>
      )}
    </div>
  );
}
