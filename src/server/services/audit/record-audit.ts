import { type AuditFields, changedFields } from '#domain/audit/changed-fields.ts';
import { fieldParts } from '#domain/audit/field-part.ts';
import { splitPersonal } from '#domain/audit/split-personal.ts';
import type { ThingKind } from '#domain/audit/thing-kind.ts';
import type { Db } from '#server/db/connection.ts';
import { auditEntries, auditPersonal } from '#server/db/tables/audit.ts';

/** Whom personal values are about; with the first of these to be erased they go. */
export type About = { customerId?: number | null; orderId?: number; messageId?: number };

/** What a write by staff has done to one thing. */
export type AuditEntry = {
  thing: ThingKind;
  id: number | string;
  /** The name or number of the thing, where it names no person. */
  label?: string | null;
  /** The name of the person that the thing is, kept like their other values. */
  name?: string;
  storeId?: number;
  /** As it was; null: it was not there. */
  before: AuditFields | null;
  /** As it is; null: it is gone. */
  after: AuditFields | null;
  /** Needed where a value may be personal (domain/audit/split-personal.ts). Left out of an erasure. */
  about?: About;
};
/** Records a write in its transaction; what has changed nothing leaves no entry. */
export type Audit = (entry: AuditEntry) => Promise<void>;

/** `apiKey`: the name of the key by which a program acted for them. */
type By = { tx: Db; now: Date; actorId: number; apiKey?: string | null; action: string };

// A field without words would be shown by its name in the program: found in tests and development.
const checksWords = process.env.NODE_ENV !== 'production';

/** Records a write by staff. Throws where personal values have nobody whom they are about. */
export async function recordAudit({ tx, now, actorId, apiKey = null, action }: By, entry: AuditEntry): Promise<void> {
  const { thing, id, label = null, name, storeId, before, after, about } = entry;
  const changes = changedFields(before, after);
  const fields = Object.keys(changes);
  if (fields.length === 0 && before !== null && after !== null) return;
  const unknown = checksWords
    ? fields.filter((name) => fieldParts(thing, name).some(({ kind }) => kind === 'unknown'))
    : [];
  if (unknown.length > 0)
    throw new Error(`${action} has recorded what has no words (domain/audit/field-part.ts): ${unknown}`);
  const { plain, personal } = splitPersonal(thing, changes);
  // A space before each word: by it, what begins one is found.
  const searched = [label, id, apiKey, ...fields].map((part) => (part === null ? '' : ` ${part}`)).join('');
  const [made] = await tx
    .insert(auditEntries)
    .values({
      at: now,
      actorId,
      apiKey,
      action,
      thing,
      thingId: String(id),
      label,
      storeId,
      fields,
      changes: plain,
      searched,
    })
    .returning({ id: auditEntries.id });
  const isPersonal = name !== undefined || Object.keys(personal).length > 0;
  if (!isPersonal || !made) return;
  if (!about) throw new Error(`${action} has recorded personal values of nobody: ${Object.keys(personal)}`);
  await tx.insert(auditPersonal).values({ entryId: made.id, ...about, label: name, changes: personal });
}
