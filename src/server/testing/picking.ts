import { randomUUID } from 'node:crypto';
import type { PickEventInput, PickLineOnWire, PickRun } from '#contract/orders/pick-runs.ts';
import type { TestApp, TestCall } from './test-app.ts';

type Headers = Record<string, string>;

/** Takes these orders to pick them; the run, which must be given. */
export async function startRun(
  { call }: Pick<TestApp, 'call'>,
  by: Headers,
  { storeId, orderIds }: { storeId: number; orderIds: readonly number[] },
): Promise<PickRun> {
  const { status, body } = await call('POST', '/pick-runs', { store_id: storeId, order_ids: orderIds }, by);
  if (status !== 200) throw new Error(`no run: ${status} ${JSON.stringify(body)}`);
  return body.data;
}

/** An event of a line as a device makes it, with an id of its own. */
export function pickEvent(
  { id }: Pick<PickLineOnWire, 'id'>,
  kind: PickEventInput['kind'],
  more: Partial<PickEventInput> & { at: string },
): PickEventInput {
  return { id: randomUUID(), line_id: id, kind, ...more };
}

/** Sends events of a run. */
export function sendEvents(
  { call }: Pick<TestApp, 'call'>,
  by: Headers,
  { id, events }: { id: number; events: readonly unknown[] },
): Promise<TestCall> {
  return call('POST', `/pick-runs/${id}/events`, { events }, by);
}
