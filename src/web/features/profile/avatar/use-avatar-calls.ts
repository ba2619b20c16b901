import { useState } from 'react';
import { addAvatar, deleteAvatar } from '#contract/accounts/profile.ts';
import { isRefusal, Refusal } from '#contract/errors.ts';
import { errorText, refusalText } from '#web/i18n/error-text.ts';
import { useT } from '#web/i18n/use-t.ts';
import { api } from '#web/lib/api/api.ts';
import { notice } from '#web/ui/messages/notice-store.ts';
import { progress } from '#web/ui/messages/progress.ts';

/** Sends one's picture, or takes it away, and says what came of it. */
export function useAvatarCalls(onChange: (avatarUrl: string | null) => void) {
  const t = useT('profile');
  const [isBusy, setBusy] = useState(false);

  async function run(work: () => Promise<string | null>, failed: string): Promise<boolean> {
    setBusy(true);
    try {
      onChange(await work());
      return true;
    } catch (error) {
      const refusal = isRefusal(error) ? error : new Refusal('unexpected');
      const [fault] = refusal.errors.avatar ?? [];
      notice(refusal.status === 401 ? t('profile.avatarSignedOut') : failed, {
        description: fault ? errorText(t, fault) : refusalText(t, refusal),
        tone: 'destructive',
      });
      return false;
    } finally {
      setBusy(false);
    }
  }
  return {
    isBusy,
    upload: async (avatar: File) => {
      void progress('loading', t('profile.avatarSending'), 'avatar');
      const isDone = await run(async () => (await api(addAvatar, { avatar })).avatarUrl, t('profile.avatarFailed'));
      void progress(isDone ? 'success' : 'error', t(isDone ? 'profile.avatarDone' : 'profile.avatarFailed'), 'avatar');
    },
    remove: async () => {
      const isDone = await run(() => api(deleteAvatar, {}), t('profile.avatarRemoveFailed'));
      if (isDone) notice(t('profile.avatarRemoved'));
    },
  };
}
