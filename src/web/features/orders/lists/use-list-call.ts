import { useState } from 'react';
import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint.ts';
import { isRefusal, Refusal } from '#contract/errors.ts';
import { refusalText } from '#web/i18n/error-text.ts';
import { useT } from '#web/i18n/use-t.ts';
import { api } from '#web/lib/api/api.ts';
import { notice } from '#web/ui/messages/notice-store.ts';

/** A press that changes a list: busy while it runs, and says why when it is refused. */
export function useListCall() {
  const t = useT('orders');
  const [isBusy, setBusy] = useState(false);
  async function attempt<T>(work: () => Promise<T>, done: (answer: T) => void): Promise<void> {
    setBusy(true);
    try {
      done(await work());
    } catch (error) {
      const refusal = isRefusal(error) ? error : new Refusal('unexpected');
      notice(t('orders.listFailed'), { description: refusalText(t, refusal), tone: 'destructive' });
    } finally {
      setBusy(false);
    }
  }
  const run = <E extends Endpoint>(e: E, input: InputOf<E>, done: (answer: OutputOf<E>) => void) =>
    attempt(() => api(e, input), done);
  return { isBusy, attempt, run };
}
