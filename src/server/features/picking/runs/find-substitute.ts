import type { OrderRow } from '#server/services/order/stored-order.ts';
import type { RunReading, RunWrite } from './run-call.ts';

type Asked = { order: OrderRow; agreed: { unitCents: number }; originalId: number; productId: number };

/** A product that may stand for another, and what a unit of it costs then; null for what may not. */
export async function findSubstitute(
  _call: RunWrite & RunReading,
  _query: Asked,
): Promise<{ unitCents: number } | null> {
  return null;
}
