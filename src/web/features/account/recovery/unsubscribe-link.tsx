import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { unsubscribe } from '#contract/accounts/recovery.ts';
import { isRefusal, Refusal } from '#contract/errors.ts';
import { refusalText } from '#web/i18n/error-text.ts';
import { useT } from '#web/i18n/use-t.ts';
import { api } from '#web/lib/api/api.ts';
import { Button } from '#web/ui/button/button.tsx';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { LinkCard } from './link-card.tsx';

/** Ends the mails of offers by one press, before the script has arrived too. */
export function UnsubscribeLink({ token }: { token: string }) {
  const t = useT('account');
  const [query] = useSearchParams();
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(query.get('done') === 'true');
  const [fault, setFault] = useState<Refusal | null>(null);
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    try {
      await api(unsubscribe, { token });
      setDone(true);
    } catch (error) {
      setFault(isRefusal(error) ? error : new Refusal('unexpected'));
    } finally {
      setBusy(false);
    }
  }
  const isUnknown = !token || fault?.code === 'notFound';
  if (isDone || isUnknown)
    return (
      <LinkCard
        title={t(isDone ? 'account.unsubscribeDone' : 'account.unsubscribeUnknown')}
        text={t(isDone ? 'account.unsubscribeDoneText' : 'account.unsubscribeUnknownText')}
      >
        <LinkButton to={isDone ? '/' : '/profile?tab=notifications'} size="large" wide>
          {t(isDone ? 'account.goShopping' : 'account.unsubscribeProfile')}
        </LinkButton>
      </LinkCard>
    );
  return (
    <LinkCard title={t('account.unsubscribeTitle')} text={fault ? refusalText(t, fault) : t('account.unsubscribeText')}>
      <form
        method="post"
        action={`/api/v1/unsubscribe/${encodeURIComponent(token)}?page=true`}
        onSubmit={(event) => void submit(event)}
      >
        <Button type="submit" size="large" wide busy={isBusy}>
          {t('account.unsubscribe')}
        </Button>
      </form>
    </LinkCard>
  );
}
