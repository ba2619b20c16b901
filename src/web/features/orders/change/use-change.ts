import { useEffect, useRef, useState } from 'react';
import type { InputOf } from '#contract/endpoint.ts';
import { isRefusal, Refusal } from '#contract/errors.ts';
import { changeOrder, type Order } from '#contract/orders/orders.ts';
import { api } from '#web/lib/api/api.ts';

type Sent = Omit<InputOf<typeof changeOrder>, 'preview' | 'total_include_gst'>;

/** Milliseconds without another press before the server is asked what it would come to. */
const pause = 350;

/**
 * What a change would make of an order, asked of the server after each edit; `sent` is null while nothing is changed.
 * `confirm` writes it for the sum that was shown: another one is shown first, and confirmed by another press.
 */
export function useChange(sent: Sent | null, onDone: (order: Order) => void) {
  const [seen, setSeen] = useState<{ key: string; order: Order | null; refusal: Refusal | null } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const attempt = useRef({ key: '', id: '' });
  const key = JSON.stringify(sent);

  useEffect(() => {
    if (key === 'null') return;
    const running = new AbortController();
    const timer = setTimeout(() => {
      const asked = { ...(JSON.parse(key) as Sent), preview: true };
      api(changeOrder, asked, { signal: running.signal }).then(
        (order) => running.signal.aborted || setSeen({ key, order, refusal: null }),
        (error: unknown) => running.signal.aborted || setSeen({ key, order: null, refusal: refusalOf(error) }),
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      running.abort();
    };
  }, [key]);

  const current = seen?.key === key ? seen : null;
  async function confirm(): Promise<void> {
    if (!sent || !current?.order) return;
    const { totalIncludeGst } = current.order;
    setBusy(true);
    // Sent again after a lost answer it is the same request; for another sum it is another one.
    const what = `${key} ${totalIncludeGst}`;
    if (attempt.current.key !== what) attempt.current = { key: what, id: crypto.randomUUID() };
    try {
      const input = { ...sent, total_include_gst: totalIncludeGst };
      onDone(await api(changeOrder, input, { idempotencyKey: attempt.current.id }));
    } catch (error) {
      const refusal = refusalOf(error);
      // The change is kept until its difference is paid, by a page of its own.
      const needed = refusal.code === 'paymentNeeded' ? (refusal.data as Partial<Order> | null)?.payment : null;
      if (needed) return location.assign(`/payment/${needed.id}`);
      const fresh = refusal.code === 'figuresChanged' ? (refusal.data as Order | undefined) : undefined;
      setSeen({ key, order: fresh ?? (refusal.status === 0 ? current.order : null), refusal });
    } finally {
      setBusy(false);
    }
  }
  return {
    order: current?.order ?? null,
    refusal: current?.refusal ?? null,
    isAsking: sent !== null && !current,
    isBusy,
    confirm,
  };
}

const refusalOf = (error: unknown) => (isRefusal(error) ? error : new Refusal('unexpected'));
