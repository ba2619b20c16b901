import { type ReactNode, useState } from 'react';
import { isRefusal, Refusal } from '#contract/errors.ts';
import { finishPickRun, giveBackPickRun, type PickRun } from '#contract/orders/pick-runs.ts';
import { refusalText } from '#web/i18n/error-text.ts';
import { Button } from '#web/ui/button/button.tsx';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Dialog } from '#web/ui/modal/dialog.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { EmptyState } from '#web/ui/show/empty-state.tsx';
import { useWrite } from '../../data/use-write.ts';
import { useOfficeT } from '../../use-office-t.ts';
import type { RunSession } from '../device/run-session.ts';
import { BagCounts, type Bags, usualBags } from './bag-counts.tsx';
import { ListOnPaper, RunLabels } from './run-papers.tsx';
import type { RunView } from './run-screen.tsx';
import type { PickStop } from './stops.ts';

type Props = {
  run: PickRun;
  stops: readonly PickStop[];
  session: RunSession;
  /** Nothing of it waits on the device. */
  isSynced: boolean;
  onView: (view: RunView) => void;
  children: ReactNode;
};

/** The end of a run: what is still undecided, the bags of each order, and the finish; or that it is over. */
export function EndView({ run, stops, session, isSynced, onView, children }: Props) {
  const t = useOfficeT();
  const finish = useWrite(finishPickRun);
  const giveBack = useWrite(giveBackPickRun);
  const [counted, count] = useState<Record<number, Bags>>({});
  const [fault, setFault] = useState<{ title: string; text: string } | null>(null);
  const [asks, setAsks] = useState(false);
  const orders = run.orders.filter(({ hasLeft }) => !hasLeft);
  const bagsOf = (orderId: number) =>
    counted[orderId] ?? usualBags(run.lines.filter((line) => line.orderId === orderId));
  const open = stops.flatMap(({ lines }) => lines).filter(({ state }) => state === 'waiting');
  const isUntouched = run.lines.every(({ state }) => state === 'waiting');
  if (run.state !== 'open')
    return (
      <div className="grid gap-6 p-4">
        {children}
        <EmptyState
          title={t(run.state === 'finished' ? 'admin.picking.finished' : 'admin.picking.givenBack')}
          action={
            <LinkButton to="/admin/picking" size="large">
              {t('admin.picking.allRuns')}
            </LinkButton>
          }
        >
          {run.state === 'finished' && t('admin.picking.finishedText')}
        </EmptyState>
        {run.state === 'finished' && <RunLabels run={run} />}
      </div>
    );
  async function send(closesQuestions: boolean): Promise<void> {
    setFault(null);
    setAsks(false);
    await session.sync();
    if (session.read().waiting.length > 0)
      return setFault({ title: t('admin.picking.finishFailed'), text: t('admin.picking.finishUnsent') });
    const bags = orders.map(({ id }) => ({ order_id: id, ...bagsOf(id) }));
    try {
      const input = { id: run.id, bags, ...(closesQuestions && { close_questions: true }) };
      await session.take(await finish.send(input));
    } catch (error) {
      const refusal = isRefusal(error) ? error : new Refusal('unexpected');
      if (refusal.code === 'waitingForAnswer') return setAsks(true);
      setFault({ title: t('admin.picking.finishFailed'), text: refusalText(t, refusal) });
      void session.sync();
    }
  }
  async function leave(): Promise<void> {
    try {
      await giveBack.send({ id: run.id });
    } catch (error) {
      const refusal = isRefusal(error) ? error : new Refusal('unexpected');
      setFault({ title: t('admin.picking.giveBackFailed'), text: refusalText(t, refusal) });
    }
    void session.sync();
  }
  return (
    <div className="flex flex-1 flex-col gap-4 p-4">
      <h2 className="text-2xl">{t('admin.picking.end')}</h2>
      {children}
      {open.length > 0 && (
        <Alert tone="warning" title={t('admin.picking.undecided', { count: open.length })}>
          <ul className="mt-1 grid gap-2">
            {open.map((line) => (
              <li key={line.id}>
                <button
                  type="button"
                  className="min-h-11 text-left underline"
                  onClick={() => onView({ kind: 'stop', productId: line.productId })}
                >
                  {line.letter} · {line.name}
                </button>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <ul className="grid gap-3">
        {orders.map((order) => (
          <li key={order.id} className="rounded-card border border-line bg-card p-4">
            <BagCounts
              order={order}
              bags={bagsOf(order.id)}
              onChange={(bags) => count((before) => ({ ...before, [order.id]: bags }))}
            />
          </li>
        ))}
      </ul>
      {fault && (
        <Alert tone="error" title={fault.title}>
          {fault.text}
        </Alert>
      )}
      <ListOnPaper runId={run.id} />
      {isUntouched && isSynced && (
        <Button size="large" variant="ghost" busy={giveBack.isBusy} onClick={() => void leave()}>
          {t('admin.picking.giveBack')}
        </Button>
      )}
      <div className="sticky bottom-0 mt-auto bg-page py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <Button
          size="large"
          wide
          className="min-h-18 text-xl"
          disabled={open.length > 0}
          busy={finish.isBusy}
          onClick={() => void send(false)}
        >
          {t('admin.picking.finish')}
        </Button>
      </div>
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        title={t('admin.picking.waiting')}
        closeLabel={t('admin.picking.close')}
        footer={
          <>
            <Button variant="secondary" size="large" onClick={() => setAsks(false)}>
              {t('admin.picking.wait')}
            </Button>
            <Button size="large" onClick={() => void send(true)}>
              {t('admin.picking.closeQuestions')}
            </Button>
          </>
        }
      >
        {t('admin.picking.waitingText')}
      </Dialog>
    </div>
  );
}
