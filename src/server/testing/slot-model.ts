import type { OrderType, StaffStatus } from '#domain/order/status.ts';

// A shop with slots, computed again and as simply as possible: lists, no rows, no locks, and nothing of the shop's own
// rules. Times are milliseconds, picking is in seconds, money in cents.

export type ModelSlot = {
  id: number;
  type: OrderType;
  start: number;
  cutOff: number;
  most: number;
  mostSeconds: number;
  fee: number;
};
export type ModelHold = { slotId: number; account: number | null; token: string; until: number; extended: boolean };
export type ModelOrder = {
  id: number;
  account: number | null;
  slotId: number | null;
  state: StaffStatus;
  /** Pieces by product: each product is a line. */
  goods: Record<number, number>;
  seconds: number;
  fee: number;
};
export type SlotModel = {
  now: number;
  perOrder: number;
  perLine: number;
  slots: ModelSlot[];
  holds: ModelHold[];
  orders: ModelOrder[];
};
/** Who asks: an account or none (null), and a token that they were answered once. */
export type Who = { account: number | null; token: string | null };

const ended: readonly StaffStatus[] = ['cancelled', 'rejected'];
const changeable: readonly StaffStatus[] = ['pending', 'processing'];
const moves: Partial<Record<StaffStatus, readonly StaffStatus[]>> = {
  pending: ['processing', 'cancelled', 'rejected'],
  processing: ['ready', 'cancelled'],
  ready: ['delivered', 'cancelled'],
};

export const ok = '200';
export const moveNotAllowed = '409 moveNotAllowed';
const unknownSlot = '422 slot_id=checkout.unknownSlot';
const taken = (why: string) => `409 slotTaken slot_id=slots.${why}`;

/** The clock goes on: what has expired counts for nothing. */
export function passTime(m: SlotModel, milliseconds: number): void {
  m.now += milliseconds;
  m.holds = m.holds.filter(({ until }) => until > m.now);
}

function isIn({ slotId, state }: ModelOrder, slot: ModelSlot): boolean {
  return slotId === slot.id && !ended.includes(state);
}

const slotOf = (m: SlotModel, id: number | null) => m.slots.find((slot) => slot.id === id);
const linesOf = ({ goods }: Pick<ModelOrder, 'goods'>) => Object.keys(goods).length;
const mine = (m: SlotModel, { account, token }: Who) =>
  m.holds
    .filter((hold) => (hold.account === null ? hold.token === token : hold.account === account))
    .sort((a, b) => Number(b.token === token) - Number(a.token === token));

/** Why a slot has no room for so many seconds more, beside what is left out; null when it has. */
function noRoom(
  m: SlotModel,
  slot: ModelSlot,
  seconds: number,
  out: { holds: ModelHold[]; order: ModelOrder | null },
): string | null {
  const orders = m.orders.filter((order) => isIn(order, slot) && order !== out.order);
  const holds = m.holds.filter((hold) => hold.slotId === slot.id && !out.holds.includes(hold));
  if (orders.length + holds.length >= slot.most) return taken('full');
  const all = orders.reduce((sum, order) => sum + order.seconds, seconds);
  return all > slot.mostSeconds ? taken('pickingTime') : null;
}

/** Keeps a place; `token` is what the shop has answered. Says until when, too. */
export function holdInModel(m: SlotModel, who: Who, slotId: number, token: string): string {
  const slot = slotOf(m, slotId);
  if (!slot) return '404 notFound';
  const own = mine(m, who);
  const here = own.find((hold) => hold.slotId === slotId);
  const minutes = who.account === null ? 20 : 60;
  const until = Math.min(m.now + minutes * 60_000, slot.start, slot.cutOff + 15 * 60_000);
  if (!here) {
    if (slot.cutOff <= m.now) return taken('closed');
    const why = noRoom(m, slot, m.perOrder + m.perLine, { holds: own, order: null });
    if (why) return why;
  }
  // One hold a shopper: what else was theirs is let go.
  m.holds = m.holds.filter((hold) => !own.includes(hold));
  const kept = !here ? until : here.extended ? here.until : Math.max(here.until, until);
  m.holds.push({ slotId, account: who.account, token, until: kept, extended: here !== undefined });
  return `${ok} ${new Date(kept).toISOString()}`;
}

export function releaseInModel(m: SlotModel, who: Who, slotId: number): string {
  const own = mine(m, who);
  m.holds = m.holds.filter((hold) => !(own.includes(hold) && hold.slotId === slotId));
  return ok;
}

/** Places an order for pickup; its id is what the shop has answered. */
export function submitInModel(
  m: SlotModel,
  who: Who,
  { id, slotId, goods }: Pick<ModelOrder, 'id' | 'slotId' | 'goods'>,
): string {
  const slot = slotOf(m, slotId);
  const order = { id, account: who.account, slotId, state: 'pending' as const, goods, seconds: 0, fee: slot?.fee ?? 0 };
  if (slotId !== null) {
    if (slot?.type !== 'pickup') return unknownSlot;
    order.seconds = m.perOrder + linesOf(order) * m.perLine;
    const own = mine(m, who);
    const isHeld = own.some((hold) => hold.slotId === slotId);
    if (!isHeld && slot.cutOff <= m.now) return taken('closed');
    const why = noRoom(m, slot, order.seconds, { holds: own, order: null });
    if (why) return why;
    m.holds = m.holds.filter((hold) => !own.includes(hold));
  }
  m.orders.push(order);
  return ok;
}

function isInTime(m: SlotModel, { slotId, state }: ModelOrder): boolean {
  const slot = slotOf(m, slotId);
  return slot ? m.now < slot.cutOff : state === 'pending';
}

type Wanted = { slotId?: number | null; goods?: Record<number, number> };

/** Changes an order, by whose it is or by staff (null): what was not asked for stays. */
export function changeInModel(m: SlotModel, who: Who | null, order: ModelOrder, wanted: Wanted): string {
  if (who && (!changeable.includes(order.state) || !isInTime(m, order))) return moveNotAllowed;
  const isSame = JSON.stringify(wanted.goods ?? order.goods) === JSON.stringify(order.goods);
  const asked = wanted.slotId === undefined ? order.slotId : wanted.slotId;
  const slot = slotOf(m, asked);
  if (isSame && asked === order.slotId) return ok;
  if (!changeable.includes(order.state)) return moveNotAllowed;
  const goods = wanted.goods ?? order.goods;
  const takes = m.perOrder + linesOf({ goods }) * m.perLine;
  if (asked !== order.slotId) {
    if (asked !== null && slot?.type !== 'pickup') return unknownSlot;
    if (slot) {
      const here = who && mine(m, who).find((hold) => hold.slotId === slot.id);
      if (!here && slot.cutOff <= m.now) return taken('closed');
      const why = noRoom(m, slot, takes, { holds: here ? [here] : [], order });
      if (why) return why;
      m.holds = m.holds.filter((hold) => hold !== here);
    }
    Object.assign(order, { slotId: asked, seconds: slot ? takes : 0, fee: slot?.fee ?? 0 });
  } else if (slot && linesOf({ goods }) !== linesOf(order)) {
    const why = takes > order.seconds ? noRoom(m, slot, takes, { holds: [], order }) : null;
    if (why) return why;
    order.seconds = takes;
  }
  order.goods = goods;
  return ok;
}

export function cancelInModel(m: SlotModel, order: ModelOrder): string {
  if (order.state === 'cancelled') return ok;
  if (!changeable.includes(order.state) || !isInTime(m, order)) return moveNotAllowed;
  order.state = 'cancelled';
  return ok;
}

export function moveInModel(order: ModelOrder, to: StaffStatus): string {
  if (order.state === to) return ok;
  if (!moves[order.state]?.includes(to)) return moveNotAllowed;
  order.state = to;
  return ok;
}
