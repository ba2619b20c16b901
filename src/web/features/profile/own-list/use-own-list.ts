import { useEffect, useRef, useState } from 'react';
import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint.ts';
import { isRefusal, Refusal } from '#contract/errors.ts';
import { refusalText } from '#web/i18n/error-text.ts';
import { useT } from '#web/i18n/use-t.ts';
import { api } from '#web/lib/api/api.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { notice } from '#web/ui/messages/notice-store.ts';

type Outcome<E extends Endpoint> = {
  /** What is said when it is done. */
  done: string;
  /** What is said when it is not; a refusal may be dealt with by `refused`, which then answers true. */
  failed: string;
  refused?: (refusal: Refusal) => boolean;
  then?: (answer: OutputOf<E>) => void;
};

/**
 * A list of one's own things, asked anew after each change. `busyId` is what is being changed; `isOn` false waits. `heading`
 * is for the list's heading, which gets the focus when what had it is gone with its row.
 */
export function useOwnList<L extends Endpoint>(list: L, isOn = true) {
  const t = useT('profile');
  const { data, refusal, reload, isLoading } = useCall(list, {} as InputOf<L>, isOn);
  const [busyId, setBusyId] = useState<number | null>(null);
  // Busy until the list shows what has changed.
  useEffect(() => {
    if (!isLoading) setBusyId(null);
  }, [isLoading]);

  const heading = useRef<HTMLHeadingElement>(null);
  const count = Array.isArray(data) ? data.length : 0;
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) heading.current?.focus();
    before.current = count;
  }, [count]);

  async function change<E extends Endpoint>(e: E, input: InputOf<E> & { id: number }, outcome: Outcome<E>) {
    setBusyId(input.id);
    try {
      const answer = await api(e, input);
      outcome.then?.(answer);
      notice(outcome.done);
      reload();
    } catch (error) {
      setBusyId(null);
      const fault = isRefusal(error) ? error : new Refusal('unexpected');
      // It is gone already, by another tab: the list says so.
      if (fault.status === 404) reload();
      if (outcome.refused?.(fault)) return;
      notice(outcome.failed, { description: refusalText(t, fault), tone: 'destructive' });
    }
  }
  return { items: data, refusal, reload, busyId, change, heading };
}
