import type { Db } from './connection.ts';

/** Does some work within a transaction, answers what it made, and takes it back: what would be, without its being so. */
export async function undone<T>(tx: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  const takeBack = new Error('taken back');
  const made: T[] = [];
  try {
    await tx.transaction(async (inner) => {
      made.push(await work(inner as unknown as Db));
      throw takeBack;
    });
  } catch (error) {
    if (error !== takeBack) throw error;
  }
  return made[0] as T;
}
