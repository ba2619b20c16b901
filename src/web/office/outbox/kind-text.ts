import { outboxKinds } from '#domain/outbox/outbox.ts';
import type { OfficeT } from '../use-office-t.ts';

/** What an entry is, in words; one of a newer release has none and is shown by its name in the program. */
export function kindText({ kind }: { kind: string }, { t }: { t: OfficeT }): string {
  const known = outboxKinds.find((each) => each === kind);
  return known ? t(`admin.outbox.kind_${known}`) : kind;
}
