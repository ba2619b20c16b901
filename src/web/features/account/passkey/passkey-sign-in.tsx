import KeyRound from 'lucide/dist/esm/icons/key-round.mjs';
import { useEffect, useRef, useState } from 'react';
import { useT } from '#web/i18n/use-t.ts';
import { canAutofillPasskeys, enterByPasskey, passkeyFault, stopPasskeys } from '#web/lib/api/passkeys.ts';
import { startSession } from '#web/lib/api/session-token.ts';
import { Button } from '#web/ui/button/button.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Icon } from '#web/ui/show/icon.tsx';

/** A challenge is good for five minutes; a form that stands open longer asks again. Milliseconds. */
const renewAfter = 4 * 60_000;

/** The way in by passkey: a button, and the browser's own suggestions in the field for the email where it has them. */
export function PasskeySignIn({ remember, onDone }: { remember: () => boolean; onDone: () => void | Promise<void> }) {
  const t = useT('account');
  const [isBusy, setBusy] = useState(false);
  const [round, setRound] = useState(0);
  const enter = async (autofill: boolean) => {
    const answer = await enterByPasskey({ autofill, remember });
    startSession(answer, remember());
    notice(t('account.welcome'), { description: t('account.welcomeText') });
    await onDone();
  };
  const latest = useRef(enter);
  latest.current = enter;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks anew
  useEffect(() => {
    let isOver = false;
    const suggest = async () => {
      if (!(await canAutofillPasskeys()) || isOver) return;
      await latest.current(true);
    };
    // Nobody has asked for it: what goes wrong here is shown only where a passkey was chosen, by the button.
    void suggest().catch((error: unknown) => {
      if (!isOver && passkeyFault(error) === 'refused') say();
    });
    const timer = setTimeout(() => setRound((n) => n + 1), renewAfter);
    return () => {
      isOver = true;
      clearTimeout(timer);
      void stopPasskeys();
    };
  }, [round]);

  const say = () =>
    notice(t('account.passkeySignInFailed'), { description: t('account.passkeySignInText'), tone: 'destructive' });
  const press = async () => {
    setBusy(true);
    try {
      await enter(false);
    } catch {
      say();
      // The press has ended the wait for suggestions.
      setRound((n) => n + 1);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="secondary" wide busy={isBusy} onClick={() => void press()}>
      <Icon shape={KeyRound} className="size-5" />
      {t('account.passkeySignIn')}
    </Button>
  );
}
