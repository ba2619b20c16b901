import { createOwnValue } from '#web/lib/browser/kept-value.ts';

/** What was typed of a product, and when: what moves after that is no difference. */
type TypedCount = { text: string; at: string };
export type CountDraft = Readonly<Record<number, TypedCount>>;
type Kept = { storeId: number; aisle: string; typed: CountDraft };

const kept = createOwnValue<Kept>('count-draft');

/** What was typed of an aisle of a store and not sent yet; of one aisle at a time. */
export function readDraft(storeId: number, aisle: string): CountDraft {
  const draft = kept.read();
  return draft?.storeId === storeId && draft.aisle === aisle ? draft.typed : {};
}

/** Keeps it across reloads; nothing typed is nothing kept. */
export function keepDraft(storeId: number, aisle: string, typed: CountDraft): void {
  if (Object.keys(typed).length === 0) kept.forget();
  else kept.keep({ storeId, aisle, typed });
}

/** The aisle in which somebody was counting in a store. */
export function draftAisle(storeId: number): string | null {
  const draft = kept.read();
  return draft?.storeId === storeId ? draft.aisle : null;
}
