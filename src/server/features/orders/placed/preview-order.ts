import type { Db } from '#server/db/connection.ts';
import { undone } from '#server/db/undone.ts';
import type { ChangeCall } from './change-call.ts';

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
