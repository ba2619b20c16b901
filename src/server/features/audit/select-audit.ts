import type { AuditItem } from '#contract/office/audit.ts';
import { type Page, toPage } from '#contract/page.ts';
import type { Db } from '#server/db/connection.ts';
import { eq, inArray } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { auditEntries, auditPersonal } from '#server/db/tables/audit.ts';
import { type AuditQuestion, findEntries, mostCounted } from './find-entries.ts';

/** A page of what staff have written, the newest first. Values of persons stay out unless the caller may read them. */
export async function selectAudit(db: Db, query: AuditQuestion): Promise<Page<AuditItem> & { totalIsCapped: boolean }> {
  const { ids, count } = await findEntries(db, query);
  const rows = await selectRows(db, ids);
  const known = new Map(rows.map((row) => [row.entry.id, toItem(row, query.readsPersonal)]));
  const items = ids.flatMap((id) => known.get(id) ?? []);
  return { ...toPage(items, Math.min(count, mostCounted), query), totalIsCapped: count > mostCounted };
}

function selectRows(db: Db, ids: number[]) {
  return db
    .select({ entry: auditEntries, personal: auditPersonal, actorName: customers.name })
    .from(auditEntries)
    .leftJoin(auditPersonal, eq(auditPersonal.entryId, auditEntries.id))
    .leftJoin(customers, eq(customers.id, auditEntries.actorId))
    .where(inArray(auditEntries.id, ids));
}

type Row = Awaited<ReturnType<typeof selectRows>>[number];

function toItem({ entry, personal, actorName }: Row, readsPersonal: boolean): AuditItem {
  const { id, at, actorId, apiKey, action, thing, thingId, label, storeId, fields, changes } = entry;
  const personLabel = readsPersonal ? personal?.label : null;
  return {
    id,
    at: at.toISOString(),
    action,
    storeId,
    actor: { id: actorId, name: actorName, apiKey },
    thing: { kind: thing, id: thingId, label: label ?? personLabel ?? null },
    changes: fields.map((field) => {
      const pair = changes[field] ?? personal?.changes[field];
      const isHidden = !readsPersonal && changes[field] === undefined && pair !== undefined;
      const [before = null, after = null] = isHidden ? [] : (pair ?? []);
      return { field, before, after, isErased: pair === undefined, isHidden };
    }),
  };
}
