import type { Milli } from '#domain/stock/quantity.ts';
import type { Db } from '#server/db/connection.ts';
import type { Write } from '#server/db/transact.ts';
import { undone } from '#server/db/undone.ts';
import type { OnlinePayments } from '#server/services/payments/online-payments.ts';

/** Who changes a placed order, in which transaction, at what moment, and how it is answered to them. */
export type ChangeCall<A extends object> = Write & {
  /** Staff, or whoever ordered: the shop raises no fee, and may set one. */
  by: 'shop' | 'buyer';
  /** Null: a guest, by the link of their mail. */
  actorId: number | null;
  /** Whose held place a new slot may take: of a customer who changes their own order. */
  holderId: number | null;
  /** Why, in the words of staff, for whoever ordered. */
  reason: string | null;
  /** Writes down who found shelves empty, and what was to be had of the goods before. */
  noteEmptied?: (goods: readonly { productId: number; availableMilli: Milli }[]) => Promise<void>;
  now: Date;
  /** Of the shop's currency. */
  decimals: number;
  /** What providers of payments can do, in which currency (ISO 4217). */
  online: OnlinePayments & { currency: string };
  /** Whether a change that costs more than is reserved is kept until that is paid; else it is refused. */
  keepsWishes: boolean;
  /** Of the shop: it has signed the token of a held slot. */
  secret: Uint8Array;
  answer: (tx: Db, id: number) => Promise<A>;
  /** What a preview says of the order as it is: where it stands, and what has happened to it. */
  stays: readonly (keyof A)[];
};

/** What an order would be after some work, which is taken back; where it stands, and what has happened, is as it is. */
export async function previewOrder<A extends object>(
  { tx, answer, stays }: Pick<ChangeCall<A>, 'tx' | 'answer' | 'stays'>,
  id: number,
  work: (tx: Db) => Promise<A>,
): Promise<A> {
  const seen = await undone(tx, work);
  const now = await answer(tx, id);
  return { ...seen, ...Object.fromEntries(stays.map((key) => [key, now[key]])) };
}
