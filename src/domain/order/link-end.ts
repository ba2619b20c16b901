import { closedStatuses, type OrderStatus } from './status.ts';

/** How long the signed link of an order opens it after its end. */
const linkMs = 60 * 24 * 3600 * 1000;

type Ended = {
  status: OrderStatus;
  /** When it was last moved on: of a closed order, when it was delivered, collected, cancelled or rejected. */
  movedAt: Date | null;
  slotEndsAt: Date | null;
  submittedAt: Date | null;
};

/**
 * From when on the signed link of an order opens nothing: 60 days after the order has ended, or while it is under way after
 * the end of its slot. Null for one under way whose time is still to be agreed.
 */
export function linkEndsAt({ status, movedAt, slotEndsAt, submittedAt }: Ended): Date | null {
  const isClosed = closedStatuses.some((closed) => closed === status);
  const end = isClosed ? (movedAt ?? slotEndsAt ?? submittedAt) : slotEndsAt;
  return end && new Date(end.getTime() + linkMs);
}
