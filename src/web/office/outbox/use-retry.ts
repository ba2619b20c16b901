import { useQueryClient } from '@tanstack/react-query';
import { isRefusal, type Refusal } from '#contract/errors.ts';
import { listOutbox, type OutboxItem, retryOutboxEntry } from '#contract/messages/outbox.ts';
import { readSystemState } from '#contract/shop/system.ts';
import { notice } from '#web/ui/messages/notice-store.ts';
import { useWrite } from '../data/use-write.ts';
import { failureText } from '../frame/failure-text.ts';
import { useOfficeT } from '../use-office-t.ts';

/** Milliseconds after which the outbox has tried what is due: the list is asked for again then. */
const triedAfter = 3000;

/** Has entries tried again, one after another, and says how many, and why some were not. Answers whether all are. */
export function useRetry() {
  const t = useOfficeT();
  const queries = useQueryClient();
  const { send, isBusy } = useWrite(retryOutboxEntry, [listOutbox, readSystemState]);
  async function retry(entries: readonly OutboxItem[]): Promise<boolean> {
    let refusal: Refusal | null = null;
    let done = 0;
    for (const { id } of entries)
      try {
        await send({ id });
        done++;
      } catch (error) {
        if (!isRefusal(error)) throw error;
        refusal = error;
      }
    if (refusal)
      notice(t('admin.outbox.retryFailed', { count: entries.length - done }), {
        description: refusal.code === 'conflict' ? t('admin.outbox.isSent') : failureText(t, refusal),
        tone: 'destructive',
      });
    else notice(t('admin.outbox.retried', { count: done }), { description: t('admin.outbox.retriedText') });
    setTimeout(() => void queries.invalidateQueries({ queryKey: [listOutbox.name] }), triedAfter);
    return refusal === null;
  }
  return { retry, isBusy };
}
