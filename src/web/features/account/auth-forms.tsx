import { type ReactNode, useState } from 'react';
import { useT } from '#web/i18n/use-t.ts';
import { useFlag } from '#web/shared/shop/flags.ts';
import { Link } from '#web/ui/link.tsx';
import { type AuthMode, authLink, isOffice, targetOf } from './auth-mode.ts';
import { ForgotForm } from './forgot-form.tsx';
import { SignInSteps } from './sign-in-steps.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { SocialButtons } from './social-buttons.tsx';

/** The words above each form. */
const authWords = {
  login: { title: 'account.signInTitle', text: 'account.signInText' },
  signup: { title: 'account.signUpTitle', text: 'account.signUpText' },
  forgot: { title: 'account.forgotTitle', text: 'account.forgotText' },
} as const;
const staffWords = { title: 'account.staffTitle', text: 'account.staffText' } as const;

/** Who goes on to the back office has no basket waiting. */
export const wordsFor = (mode: AuthMode, target: string) =>
  mode === 'login' && isOffice(target) ? staffWords : authWords[mode];

/**
 * To sign in, to create an account, to ask for a new password; the ways from one to the other are links, so that they
 * work without script. `onDone` is called once a session has started.
 */
export function AuthForms({
  mode,
  query,
  onDone,
  onSent,
}: {
  mode: AuthMode;
  query: URLSearchParams;
  onDone: () => void | Promise<void>;
  /** The mail with the reset link is on its way. */
  onSent: () => void;
}) {
  const t = useT('account');
  const hasForgot = useFlag('features.forgotPassword');
  const hasSocial = useFlag('features.socialLogins');
  const [isBusy, setBusy] = useState(false);
  const to = (other: AuthMode, text: string) => (
    <ModeLink to={authLink(other, query)} isOff={isBusy}>
      {text}
    </ModeLink>
  );
  const form = { onDone, onBusy: setBusy };
  return (
    <>
      <p className="mb-5 text-quiet">{t(wordsFor(mode, targetOf(query)).text)}</p>
      {mode === 'login' && <SignInSteps {...form} forgot={hasForgot && to('forgot', t('account.toForgot'))} />}
      {mode === 'signup' && <SignUpForm {...form} />}
      {mode === 'forgot' && <ForgotForm onDone={onSent} onBusy={setBusy} />}
      {hasSocial && mode !== 'forgot' && <SocialButtons target={targetOf(query)} />}
      <p className="mt-4 text-center">
        {mode === 'login' && !isOffice(targetOf(query)) && to('signup', t('account.toSignUp'))}
        {mode === 'signup' && to('login', t('account.toSignIn'))}
        {mode === 'forgot' && to('login', t('account.backToSignIn'))}
      </p>
    </>
  );
}

/** While a call is under way the other forms are out of reach: its answer would find no place. */
function ModeLink({ to, isOff, children }: { to: string; isOff: boolean; children: ReactNode }) {
  return (
    <Link
      to={to}
      replace
      aria-disabled={isOff || undefined}
      onClick={isOff ? (event) => event.preventDefault() : undefined}
      className="inline-flex min-h-11 items-center font-semibold text-brand underline aria-disabled:cursor-not-allowed aria-disabled:opacity-55"
    >
      {children}
    </Link>
  );
}
