import type { Refusal } from '#contract/errors.ts';
import { refusalText } from '#web/i18n/error-text.ts';
import { useT } from '#web/i18n/use-t.ts';
import { notice } from '#web/ui/messages/notice-store.ts';

/** Says why the profile was not saved, where no field is to blame. What was typed stays. */
export function useSaveFault(): (refusal: Refusal) => void {
  const t = useT('profile');
  return (refusal) => {
    const title = t(refusal.status === 401 ? 'profile.updateSignedOut' : 'profile.updateFailed');
    notice(title, { description: refusalText(t, refusal), tone: 'destructive' });
  };
}
