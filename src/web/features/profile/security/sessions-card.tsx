import { useEffect, useState } from 'react';
import { endSession, listSessions, type SignedInSession } from '#contract/accounts/sessions.ts';
import { isRefusal } from '#contract/errors.ts';
import { refusalText } from '#web/i18n/error-text.ts';
import { useT } from '#web/i18n/use-t.ts';
import { api } from '#web/lib/api/api.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { useShop } from '#web/shared/shop/shop.ts';
import { Button } from '#web/ui/button/button.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Badge } from '#web/ui/show/badge.tsx';
import { CardPending } from './card-pending.tsx';
import { SecurityCard } from './security-card.tsx';

/** Where the account is signed in; each but this one is ended by one press. */
export function SessionsCard({ changes }: { changes: number }) {
  const t = useT('profile');
  const { data, refusal, reload } = useCall(listSessions, {});
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change is a reason to ask again
  useEffect(() => {
    if (changes > 0) reload();
  }, [changes]);
  const [ended, setEnded] = useState<readonly string[]>([]);
  const [busyId, setBusyId] = useState<string | null>(null);
  const end = async ({ id }: SignedInSession) => {
    setBusyId(id);
    try {
      await api(endSession, { id }).catch((error: unknown) => {
        // Ended already, elsewhere: that is what was wanted.
        if (!isRefusal(error) || error.status !== 404) throw error;
      });
      setEnded((before) => [...before, id]);
      notice(t('profile.sessionEnded'));
    } catch (error) {
      const description = isRefusal(error) ? refusalText(t, error) : undefined;
      notice(t('profile.sessionEndFailed'), { description, tone: 'destructive' });
    } finally {
      setBusyId(null);
    }
  };
  return (
    <SecurityCard title={t('profile.sessionsTitle')} text={t('profile.sessionsText')}>
      {data ? (
        <ul className="divide-y divide-line">
          {data
            .filter(({ id }) => !ended.includes(id))
            .map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                isBusy={busyId === session.id}
                onEnd={() => void end(session)}
              />
            ))}
        </ul>
      ) : (
        <CardPending refusal={refusal} reload={reload} />
      )}
    </SecurityCard>
  );
}

function SessionRow({
  session: { device, createdAt, lastUsedAt, current },
  isBusy,
  onEnd,
}: {
  session: SignedInSession;
  isBusy: boolean;
  onEnd: () => void;
}) {
  const t = useT('profile');
  const { date, dateTime } = useFormat();
  const { timeZone } = useShop();
  const name = device || t('profile.sessionUnknown');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {name}
          {current && <Badge tone="green">{t('profile.sessionHere')}</Badge>}
        </p>
        <p className="text-sm text-quiet">{t('profile.sessionUsed', { date: dateTime(lastUsedAt, timeZone) })}</p>
        <p className="text-sm text-quiet">{t('profile.sessionSince', { date: date(createdAt, timeZone) })}</p>
      </div>
      {!current && (
        <Button
          variant="secondary"
          size="small"
          busy={isBusy}
          aria-label={t('profile.sessionEndName', { device: name })}
          onClick={onEnd}
        >
          {t('profile.sessionEnd')}
        </Button>
      )}
    </li>
  );
}
