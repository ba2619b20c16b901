import { useCallback, useState } from 'react';
import type { Refusal } from '#contract/errors.ts';
import { pickingDb } from '../device/picking-db.ts';
import type { KeptRun } from '../device/picking-store.ts';
import { sessionOf, useRegularly } from '../device/use-run-session.ts';

type DeviceRuns = { runs: readonly KeptRun[]; unsent: number; others: number; refusal: Refusal | null };

/**
 * The runs that this device keeps, and what of them waits to be sent, which is sent from here too. Runs that are over and
 * have nothing to send are forgotten.
 */
export function useDeviceRuns(userId: number, isSignedIn: boolean): DeviceRuns {
  const [found, show] = useState<DeviceRuns>({ runs: [], unsent: 0, others: 0, refusal: null });
  const read = useCallback(
    async (refusal: Refusal | null) => {
      const [runs, events] = await Promise.all([pickingDb.listRuns(), pickingDb.listEvents()]);
      const busy = new Set(events.map(({ runId }) => runId));
      const over = runs.filter(({ id, run }) => run.state !== 'open' && !busy.has(id));
      for (const { id } of over) await pickingDb.forgetRun(id);
      const unsent = events.filter(({ by }) => by === userId).length;
      show({ runs: runs.filter((one) => !over.includes(one)), unsent, others: events.length - unsent, refusal });
      return events;
    },
    [userId],
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
