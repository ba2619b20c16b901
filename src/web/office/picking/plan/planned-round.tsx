import type { RoundRow } from '#contract/orders/rounds.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { spanText } from '#web/lib/writing/slot-text.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Badge } from '#web/ui/show/badge.tsx';
import { useOfficeT } from '../../use-office-t.ts';
import { ProgressBar } from '../progress-bar.tsx';
import { CashSums } from '../round/cash-sums.tsx';

const tones = { planned: 'grey', started: 'yellow', finished: 'green' } as const;

/** A round of the day: who drives, how far it is, its cash, and the way to its stops or the driver’s page. */
export function PlannedRound({ round }: { round: RoundRow }) {
  const t = useOfficeT();
  const { language } = useFormat();
  const { id, state, driver, slot, stopCount, decided, cash } = round;
  return (
    <li className="grid content-start gap-3 rounded-card border border-line p-4">
      <p className="flex flex-wrap items-center gap-2 text-lg font-semibold">
        {t('admin.rounds.one', { id })}
        <Badge tone={tones[state]}>{t(`admin.rounds.state_${state}`)}</Badge>
      </p>
      <p className="wrap-anywhere">
        {driver?.name ?? t('admin.rounds.noDriver')} · {t('admin.rounds.stops', { count: stopCount })}
        {slot && ` · ${spanText(slot, language, slot.timeZone)}`}
      </p>
      {state !== 'planned' && <ProgressBar done={decided} of={stopCount} label={t('admin.rounds.progressLabel')} />}
      {(state !== 'planned' || cash.float > 0) && <CashSums cash={cash} />}
      <div className="flex flex-wrap gap-2">
        {state === 'planned' && (
          <LinkButton to={`/admin/rounds/${id}/stops`} variant="secondary">
            {t('admin.rounds.plan')}
          </LinkButton>
        )}
        <LinkButton to={`/admin/rounds/${id}`} variant="secondary">
          {t('admin.rounds.phonePage')}
        </LinkButton>
      </div>
    </li>
  );
}
