import type { OutputOf } from '#contract/endpoint.ts';
import { isRefusal, Refusal } from '#contract/errors.ts';
import { type Round, startRound } from '#contract/orders/rounds.ts';
import { notice } from '#web/ui/messages/notice-store.ts';
import { useWrite } from '../../data/use-write.ts';
import { AskedButton } from '../../form/asked-button.tsx';
import { useOfficeT } from '../../use-office-t.ts';

/** The press that sets out: it asks first, as every customer of the round is told. */
export function SetOut({ round, onStarted }: { round: Round; onStarted: (round: Round) => Promise<void> }) {
  const t = useOfficeT();
  const { send, isBusy } = useWrite(startRound);
  async function start(): Promise<void> {
    // Whoever keeps rounds on the device is rather asked for room than robbed of it.
    void navigator.storage?.persist?.();
    const answer: OutputOf<typeof startRound> = await send({ id: round.id }).catch((error: unknown) => {
      const refusal = isRefusal(error) ? error : new Refusal('unexpected');
      const orders = (refusal.data as { orderNumbers?: string[] } | null)?.orderNumbers ?? [];
      if (orders.length > 0)
        notice(t('admin.rounds.ordersConcerned', { orders: orders.join(', ') }), { duration: 15_000 });
      throw refusal;
    });
    await onStarted(answer);
  }
  return (
    <AskedButton
      label={t('admin.rounds.start')}
      question={t('admin.rounds.startQuestion')}
      confirm={t('admin.rounds.start')}
      failed={t('admin.rounds.startFailed')}
      variant="primary"
      size="large"
      className="min-h-18 w-full text-xl"
      isBusy={isBusy}
      run={start}
    >
      {t('admin.rounds.startText')}
    </AskedButton>
  );
}
