/** What is recorded of a thing: plain JSON. Fields of an object within are named with a dot, `names.fr`; a list is one value. */
export type AuditFields = Readonly<Record<string, unknown>>;
/** What a field was and what it became; null: nothing. */
export type AuditChanges = Record<string, [before: unknown, after: unknown]>;

/** Say nothing that the entry does not say itself. */
const unrecorded = new Set(['id', 'version', 'createdAt', 'updatedAt', 'changedAt', 'changedBy']);
// What is counted as a secret never gets into the audit, whatever a caller hands over; a flag that is named so is none.
const secret = /password|secret|token|hash|recovery/i;

/** The fields that differ. `before` is null for what was not there yet, `after` for what is gone: empty fields are left out. */
export function changedFields(before: AuditFields | null, after: AuditFields | null): AuditChanges {
  const was = flatten(before);
  const is = flatten(after);
  const changes: AuditChanges = {};
  for (const name of new Set([...was.keys(), ...is.keys()])) {
    const pair: AuditChanges[string] = [was.get(name) ?? null, is.get(name) ?? null];
    if (JSON.stringify(pair[0]) === JSON.stringify(pair[1])) continue;
    if ((before === null || after === null) && pair.every(isEmpty)) continue;
    changes[name] = pair;
  }
  return changes;
}

function flatten(fields: AuditFields | null, prefix = '', into = new Map<string, unknown>()): Map<string, unknown> {
  for (const [name, value] of Object.entries(fields ?? {})) {
    if (
      value === undefined ||
      (secret.test(name) && typeof value !== 'boolean') ||
      (prefix === '' && unrecorded.has(name))
    )
      continue;
    if (isPlainObject(value)) flatten(value, `${prefix}${name}.`, into);
    else into.set(`${prefix}${name}`, value instanceof Date ? value.toISOString() : value);
  }
  return into;
}

function isPlainObject(value: unknown): value is AuditFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
}

const isEmpty = (value: unknown) =>
  value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0);
