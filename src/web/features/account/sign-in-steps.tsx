import { type ComponentProps, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useT } from '#web/i18n/use-t.ts';
import { canUsePasskeys } from '#web/lib/browser/can-use-passkeys.ts';
import { useHydrated } from '#web/lib/page/use-hydrated.ts';
import { rememberedEmail } from '#web/shared/session/remembered-email.ts';
import { notice } from '#web/ui/messages/notice-store.ts';
import { SignInForm } from './sign-in-form.tsx';

const PasskeySignIn = lazy(async () => ({ default: (await import('./passkey/passkey-sign-in.tsx')).PasskeySignIn }));
const SecondFactorForm = lazy(async () => ({ default: (await import('./second-factor-form.tsx')).SecondFactorForm }));

type Props = Omit<ComponentProps<typeof SignInForm>, 'onChallenge'>;

/** Signing in, whatever it takes: email and password and, where the account has one, a second factor; or a passkey. */
export function SignInSteps(props: Props) {
  const t = useT('account');
  const isHydrated = useHydrated();
  const [challenge, setChallenge] = useState<string | null>(null);
  const form = useRef<HTMLDivElement>(null);
  const remember = () => form.current?.querySelector<HTMLInputElement>('[name=rememberMe]')?.checked === true;
  const { onBusy } = props;
  // The form is gone that would have said that its call has ended.
  useEffect(() => {
    if (challenge !== null) onBusy?.(false);
  }, [challenge, onBusy]);
  if (challenge !== null)
    return (
      <Suspense>
        <SecondFactorForm
          challenge={challenge}
          // The form has kept the choice that was made in it.
          remember={rememberedEmail().rememberMe}
          onDone={async () => {
            notice(t('account.welcome'), { description: t('account.welcomeText') });
            await props.onDone();
          }}
          onAgain={() => setChallenge(null)}
        />
      </Suspense>
    );
  return (
    <div ref={form}>
      <SignInForm {...props} onChallenge={setChallenge} />
      {isHydrated && canUsePasskeys() && (
        <div className="mt-3 min-h-11">
          <Suspense>
            <PasskeySignIn remember={remember} onDone={props.onDone} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
