/** Whose rows are written: an account, or nobody (the file of the night). */
export type Writer = { accountId: number | null };

/** Whether these rows may say something of a store. Whoever manages products does so in every store. */
export function mayWriteStore(_writer: Writer, _storeId: number): boolean {
  return true;
}
