import { eq, inArray } from 'drizzle-orm';
import type { AuditItem } from '#contract/audit.ts';
import { type Page, toPage } from '#contract/page.ts';
import type { Db } from '#server/db/connection.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { auditEntries, auditPersonal } from '#server/db/tables/audit.ts';
import { type AuditQuestion, findEntries, mostCounted } from './find-entries.ts';

/** A page of what staff have written, the newest first. */
export async function selectAudit(db: Db, query: AuditQuestion): Promise<Page<AuditItem> & { totalIsCapped: boolean }> {
  const { ids, count } = await findEntries(db, query);
  const rows = await selectRows(db, ids);
  const known = new Map(rows.map((row) => [row.entry.id, toItem(row)]));
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

function toItem({ entry, personal, actorName }: Awaited<ReturnType<typeof selectRows>>[number]): AuditItem {
  const { id, at, actorId, action, thing, thingId, label, storeId, fields, changes } = entry;
  return {
    ...{ id, at: at.toISOString(), action, storeId },
    actor: { id: actorId, name: actorName },
    thing: { kind: thing, id: thingId, label: label ?? personal?.label ?? null },
    changes: fields.map((field) => {
      const pair = changes[field] ?? personal?.changes[field];
      const [before = null, after = null] = pair ?? [];
      return { field, before, after, isErased: pair === undefined };
    }),
  };
}
