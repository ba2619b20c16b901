import { useCallback, useState } from 'react';
import type { Refusal } from '#contract/errors.ts';
import type { DeviceStore, Kept } from './picking-store.ts';
import { useRegularly } from './use-regularly.ts';
import type { WorkSession } from './work-session.ts';

type DeviceWork<R, S> = { runs: readonly Kept<R, S>[]; unsent: number; others: number; refusal: Refusal | null };
type Ways<R, S, E extends { id: string; at: string }> = {
  store: DeviceStore<R, S, E>;
  sessionOf: (id: number, userId: number) => WorkSession<R, S, E>;
  isOver: (run: R) => boolean;
};

/**
 * The runs, or rounds, that this device keeps, and what of them waits to be sent, which is sent from here too. Those that are
 * over and have nothing to send are forgotten. `ways` stays the same.
 */
export function useDeviceWork<R, S, E extends { id: string; at: string }>(
  { store, sessionOf, isOver }: Ways<R, S, E>,
  { userId, isSignedIn }: { userId: number; isSignedIn: boolean },
): DeviceWork<R, S> {
  const [found, show] = useState<DeviceWork<R, S>>({ runs: [], unsent: 0, others: 0, refusal: null });
  const read = useCallback(
    async (refusal: Refusal | null) => {
      const [runs, events] = await Promise.all([store.listRuns(), store.listEvents()]);
      const busy = new Set(events.map(({ runId }) => runId));
      const over = runs.filter(({ id, run }) => isOver(run) && !busy.has(id));
      for (const { id } of over) await store.forgetRun(id);
      const unsent = events.filter(({ by }) => by === userId).length;
      show({ runs: runs.filter((one) => !over.includes(one)), unsent, others: events.length - unsent, refusal });
      return events;
    },
    [userId, store, isOver],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new sign-in is the event
  const send = useCallback(async () => {
    const own = (await read(null)).filter(({ by }) => by === userId);
    let refusal: Refusal | null = null;
    for (const runId of new Set(own.map((one) => one.runId))) {
      const session = sessionOf(runId, userId);
      await session.sync();
      refusal = session.read().refusal ?? refusal;
    }
    if (own.length > 0) await read(refusal);
  }, [read, userId, isSignedIn]);
  useRegularly(useCallback(() => void send(), [send]));
  return found;
}
