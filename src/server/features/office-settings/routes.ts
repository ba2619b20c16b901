import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/office/office-settings.ts';
import { rowsPerPage, usualRowsPerPage } from '#domain/access/staff-lists.ts';
import { mayActIn } from '#domain/access/staff-stores.ts';
import type { Db } from '#server/db/connection.ts';
import { and, eq } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { officeSettings } from '#server/db/tables/office-settings.ts';
import { stores } from '#server/db/tables/stores.ts';
import type { Deps } from '#server/deps.ts';
import { implement, implementWrite } from '#server/http/call/implement.ts';
import type { Identity } from '#server/services/session/identity.ts';

/** How one of the staff has set up the back office for themselves. */
export async function officeSettingsRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  await implement(app, deps, calls.readOfficeSettings, ({ who }) => selectSettings(deps.db, who));
  await implementWrite(app, deps, calls.writeOfficeSettings, async ({ tx, who, audit, input }) => {
    const before = await selectSettings(tx, who);
    await audit({ thing: 'customer', id: who.customerId, before: { rowsPerPage: before.rowsPerPage }, after: input });
    await tx
      .insert(officeSettings)
      .values({ customerId: who.customerId, ...input })
      .onConflictDoUpdate({ target: officeSettings.customerId, set: input });
    return { ...before, ...input };
  });
}

async function selectSettings(
  db: Db,
  { customerId, storeIds }: Pick<Identity, 'customerId' | 'storeIds'>,
): Promise<calls.OfficeSettings> {
  const [row] = await db
    .select({ chosen: officeSettings.rowsPerPage, storeId: stores.id })
    .from(customers)
    .leftJoin(officeSettings, eq(officeSettings.customerId, customers.id))
    .leftJoin(stores, and(eq(stores.id, customers.defaultStoreId), eq(stores.displayable, true)))
    .where(eq(customers.id, customerId));
  // What is no choice any more is as if nobody had chosen.
  const chosen = rowsPerPage.find((rows) => rows === row?.chosen) ?? usualRowsPerPage;
  const storeId = row?.storeId ?? null;
  return { rowsPerPage: chosen, storeId: storeId !== null && mayActIn(storeIds, storeId) ? storeId : null };
}
