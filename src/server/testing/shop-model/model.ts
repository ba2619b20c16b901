// A shop as it is expected to be, computed as simply as possible: pieces, cents, one customer with a draft and credit,
// guests, and staff. Every step answers the status that the real one must answer.

/** Pieces at a price, in cents; of one product they stand in the order in which they were ordered. */
export type Part = { product: number; quantity: number; cents: number };
export type Wanted = readonly (readonly [product: number, quantity: number])[];
export type State = 'pending' | 'processing' | 'ready' | 'delivered' | 'cancelled';
export type ModelOrder = {
  id: number;
  isGuests: boolean;
  state: State;
  parts: Part[];
  /** Cents that the customer's credit pays. */
  credit: number;
  /** Pieces of each product that came back, and the cents of each credit note. */
  back: number[];
  notes: number[];
};
export type Model = {
  stock: number[];
  cents: number[];
  draft: { id: number; parts: Part[]; spends: boolean } | null;
  orders: ModelOrder[];
  balance: number;
};

export const held = (parts: readonly Part[], product: number) =>
  parts.reduce((sum, part) => sum + (part.product === product ? part.quantity : 0), 0);
export const totalOf = (parts: readonly Part[]) =>
  parts.reduce((sum, { quantity, cents }) => sum + quantity * cents, 0);
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

function priced({ cents }: Model, wanted: Wanted): Part[] {
  return wanted.map(([product, quantity]) => ({ product, quantity, cents: cents[product] ?? 0 }));
}
function isThere({ stock }: Model, parts: readonly Part[], before: readonly Part[] = []): boolean {
  return stock.every((left, product) => held(parts, product) - held(before, product) <= left);
}
function take(model: Model, parts: readonly Part[], before: readonly Part[] = []): void {
  model.stock = model.stock.map((left, product) => left - held(parts, product) + held(before, product));
}

/** The goods of the draft written anew, at the prices of now. */
export function writeDraft(model: Model, wanted: Wanted, spends: boolean): number {
  const parts = priced(model, wanted);
  if (!isThere(model, parts)) return 422;
  model.draft = { id: model.draft?.id ?? 0, parts, spends };
  return 200;
}

/** The draft placed; `seen`: the customer confirms what it costs now. */
export function submit(model: Model, seen: boolean): number {
  const { draft } = model;
  if (!draft) return 404;
  if (draft.parts.length === 0) return 422;
  if (!isThere(model, draft.parts)) return 409;
  const now = priced(
    model,
    draft.parts.map(({ product, quantity }) => [product, quantity]),
  );
  if (!seen && now.some(({ cents }, i) => cents !== draft.parts[i]?.cents)) return 409;
  take(model, now);
  const credit = draft.spends ? Math.min(model.balance, totalOf(now)) : 0;
  model.balance -= credit;
  add(model, { id: draft.id, isGuests: false, parts: now, credit });
  model.draft = null;
  return 200;
}

export function orderAsGuest(model: Model, wanted: Wanted): number {
  const parts = priced(model, wanted);
  if (parts.length === 0) return 422;
  if (!isThere(model, parts)) return 409;
  take(model, parts);
  add(model, { id: 0, isGuests: true, parts, credit: 0 });
  return 200;
}

function add(model: Model, order: Pick<ModelOrder, 'id' | 'isGuests' | 'parts' | 'credit'>): void {
  model.orders.push({ ...order, state: 'pending', back: model.stock.map(() => 0), notes: [] });
}

/** Piece by piece: those that stay are the first, those that come have the price of now. */
export function change(model: Model, order: ModelOrder, wanted: Wanted): number {
  if (order.state !== 'pending') return 409;
  if (wanted.length === 0) return 422;
  const parts = wanted.flatMap(([product, quantity]) => {
    const pieces = order.parts
      .filter((part) => part.product === product)
      .flatMap((part) => Array.from({ length: part.quantity }, () => ({ ...part, quantity: 1 })));
    const now = { product, quantity: 1, cents: model.cents[product] ?? 0 };
    return Array.from({ length: quantity }, (_, i) => pieces[i] ?? now);
  });
  if (model.stock.every((_, product) => held(parts, product) === held(order.parts, product))) return 200;
  if (!isThere(model, parts, order.parts)) return 409;
  take(model, parts, order.parts);
  order.parts = parts;
  const credit = Math.min(order.credit, totalOf(parts));
  model.balance += order.credit - credit;
  order.credit = credit;
  return 200;
}

/** By the customer, or by staff, who may until it is handed over. */
export function cancel(model: Model, order: ModelOrder, isStaff: boolean): number {
  if (order.state === 'cancelled') return 200;
  if (order.state === 'delivered' || (!isStaff && order.state !== 'pending')) return 409;
  take(model, [], order.parts);
  model.balance += order.credit;
  order.credit = 0;
  order.state = 'cancelled';
  return 200;
}

export const next: Partial<Record<State, State>> = { pending: 'processing', processing: 'ready', ready: 'delivered' };

export function move(model: Model, order: ModelOrder, to: State): number {
  if (to === order.state) return 200;
  if (to === 'cancelled') return cancel(model, order, true);
  if (next[order.state] !== to) return 409;
  order.state = to;
  return 200;
}

/** Of what is wanted back as much as is left to come back. */
export function leftOf({ parts, back }: ModelOrder, wanted: Wanted): Wanted {
  return wanted.flatMap(([product, quantity]) => {
    const left = Math.min(quantity, held(parts, product) - (back[product] ?? 0));
    return left > 0 ? [[product, left] as const] : [];
  });
}

/** Goods come back, the last that were ordered first; money goes back before credit. */
export function takeBack(model: Model, order: ModelOrder, wanted: Wanted): number {
  if (order.state !== 'delivered') return 409;
  if (wanted.length === 0) return 422;
  const isTooMuch = wanted.some(
    ([product, quantity]) => quantity > held(order.parts, product) - (order.back[product] ?? 0),
  );
  if (isTooMuch) return 422;
  let note = 0;
  for (const [product, quantity] of wanted) {
    const pieces = order.parts
      .filter((part) => part.product === product)
      .flatMap((part) => Array.from({ length: part.quantity }, () => part.cents))
      .reverse();
    const done = order.back[product] ?? 0;
    note += sum(pieces.slice(done, done + quantity));
    order.back[product] = done + quantity;
  }
  const paid = totalOf(order.parts) - order.credit;
  const before = sum(order.notes);
  order.notes.push(note);
  model.balance += Math.max(0, before + note - paid) - Math.max(0, before - paid);
  return 200;
}
