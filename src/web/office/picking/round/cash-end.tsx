import { type ReactNode, useState } from 'react';
import { isRefusal, Refusal } from '#contract/errors.ts';
import { finishRound, type Round } from '#contract/orders/rounds.ts';
import { moneyNumber } from '#domain/numbers/number-kind.ts';
import { refusalText } from '#web/i18n/error-text.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { EmptyState } from '#web/ui/show/empty-state.tsx';
import { useWrite } from '../../data/use-write.ts';
import { keypadOf, parseNumber, useNumberHabits } from '../../form/typed-number.ts';
import { useOfficeT } from '../../use-office-t.ts';
import type { RoundSession } from '../device/use-round-session.ts';
import { CashSums } from './cash-sums.tsx';

type Props = { round: Round; session: RoundSession; onStop: (orderId: number) => void; children: ReactNode };

/** The end of a round: the stops that are open, its cash, and the finish; or that it is over. */
export function CashEnd({ round, session, onStop, children }: Props) {
  const t = useOfficeT();
  const { money } = useFormat();
  const habits = useNumberHabits();
  const kind = moneyNumber(habits.currency);
  const { send, isBusy } = useWrite(finishRound);
  const [typed, type] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const open = round.stops.filter(({ state }) => state === 'waiting');
  const { float, due } = round.cash;
  const hasCash = float > 0 || due > 0;
  const given = parseNumber(typed, kind, habits.language);
  const isSum = given !== null && !Number.isNaN(given);
  if (round.state === 'finished')
    return (
      <div className="grid gap-4 p-4">
        {children}
        <EmptyState
          title={t('admin.rounds.finished')}
          action={
            <LinkButton to="/admin/rounds" size="large">
              {t('admin.rounds.all')}
            </LinkButton>
          }
        >
          {t('admin.rounds.finishedText')}
        </EmptyState>
        <CashSums cash={round.cash} />
      </div>
    );
  async function finish(): Promise<void> {
    setFault(null);
    setWrong(hasCash && !isSum);
    if (hasCash && !isSum) return;
    await session.sync();
    if (session.read().waiting.length > 0) return setFault(t('admin.picking.finishUnsent'));
    try {
      await session.take(await send({ id: round.id, ...(isSum && { given }) }));
    } catch (error) {
      setFault(refusalText(t, isRefusal(error) ? error : new Refusal('unexpected')));
      void session.sync();
    }
  }
  const difference = isSum ? given - float - due : 0;
  return (
    <form
      noValidate
      className="flex flex-1 flex-col gap-4 p-4"
      onSubmit={(event) => {
        event.preventDefault();
        void finish();
      }}
    >
      <h2 className="text-2xl">{t('admin.rounds.end')}</h2>
      {children}
      {open.length > 0 && (
        <Alert tone="warning" title={t('admin.rounds.openStops', { count: open.length })}>
          <ul className="mt-1 grid gap-2">
            {open.map(({ orderId, name, number }) => (
              <li key={orderId}>
                <button type="button" className="min-h-11 text-left underline" onClick={() => onStop(orderId)}>
                  {name || number}
                </button>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <CashSums cash={round.cash} />
      {hasCash && (
        <Field
          label={t('admin.rounds.given')}
          error={isWrong && !isSum && t('admin.rounds.givenWrong')}
          hint={
            isSum && Math.abs(difference) > 0.0005
              ? t('admin.rounds.difference', { amount: money(difference) })
              : undefined
          }
        >
          {(control) => (
            <TextInput
              {...control}
              className="min-h-14 text-2xl tabular-nums"
              inputMode={keypadOf(kind)}
              autoComplete="off"
              maxLength={24}
              value={typed}
              onChange={({ target }) => type(target.value)}
            />
          )}
        </Field>
      )}
      {fault && (
        <Alert tone="error" title={t('admin.rounds.finishFailed')}>
          {fault}
        </Alert>
      )}
      <div className="sticky bottom-0 mt-auto bg-page py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <Button type="submit" size="large" wide className="min-h-18 text-xl" disabled={open.length > 0} busy={isBusy}>
          {t('admin.rounds.finish')}
        </Button>
      </div>
    </form>
  );
}
