import type pg from 'pg';
import type { PlacedOrder } from './order-once.ts';
import type { Ask } from './shoppers.ts';
import { tellPaid } from './tell-paid.ts';

type At = {
  ask: Ask;
  /** The token of somebody who moves orders. */
  staff: string;
  client: pg.Client;
  shopUrl: string;
  standInUrl: string;
  webhookSecret: string;
};

/**
 * One order after the other: the provider tells of its payment, and once that is settled staff begin the order. Answers the
 * median from the event to the payment that is settled, without the provider's time, as times of the change of status.
 */
export async function settleEvents(placed: readonly PlacedOrder[], at: At): Promise<{ ratio: number; text: string }> {
  const settling: number[] = [];
  const moving: number[] = [];
  for (const { id, payment } of placed) {
    if (!payment?.url) throw new Error(`order ${id} has no page`);
    const page = payment.url.split('/').at(-1) ?? '';
    await fetch(`${at.standInUrl}/control/pay/${page}`, { method: 'POST' });
    const before = await answeringTime(at);
    settling.push((await settle(payment.id, page, at)) - ((await answeringTime(at)) - before));
    const start = performance.now();
    const move = { method: 'PUT', path: `/orders/${id}/status`, body: { status: 'processing' } };
    await at.ask(at.staff, move);
    moving.push(performance.now() - start);
  }
  const [event, change] = [median(settling), median(moving)];
  const text = `an event ${event.toFixed(1)} ms, a change ${change.toFixed(1)} ms, ${placed.length} of each`;
  return { ratio: event / change, text };
}

/** Posts an event and waits until its payment is settled; milliseconds. */
async function settle(paymentId: string, page: string, at: At): Promise<number> {
  const start = performance.now();
  await tellPaid(at, paymentId, page);
  const text = 'select status from payments where id = $1';
  for (;;) {
    const { rows } = await at.client.query({ name: 'settled', text, values: [paymentId] });
    if (rows[0]?.status === 'authorised') return performance.now() - start;
    if (performance.now() - start > 20_000) throw new Error(`payment ${paymentId} stays ${rows[0]?.status}`);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

async function answeringTime({ standInUrl }: At): Promise<number> {
  return ((await (await fetch(`${standInUrl}/control/time`)).json()) as { answeringMs: number }).answeringMs;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
