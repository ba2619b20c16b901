import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/office/office-settings.ts';
import { rowsPerPage, usualRowsPerPage } from '#domain/access/staff-lists.ts';
import type { Db } from '#server/db/connection.ts';
import { officeSettings } from '#server/db/tables/office-settings.ts';
import type { Deps } from '#server/deps.ts';
import { implement, implementWrite } from '#server/http/call/implement.ts';

/** How one of the staff has set up the back office for themselves. */
export async function officeSettingsRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  await implement(app, deps, calls.readOfficeSettings, ({ who }) => selectSettings(deps.db, who.customerId));
  await implementWrite(app, deps, calls.writeOfficeSettings, async ({ tx, who, audit, input }) => {
    const before = await selectSettings(tx, who.customerId);
    await audit({ thing: 'customer', id: who.customerId, before, after: input });
    await tx
      .insert(officeSettings)
      .values({ customerId: who.customerId, ...input })
      .onConflictDoUpdate({ target: officeSettings.customerId, set: input });
    return input;
  });
}

async function selectSettings(db: Db, customerId: number): Promise<calls.OfficeSettings> {
  const [row] = await db.select().from(officeSettings).where(eq(officeSettings.customerId, customerId));
  // What is no choice any more is as if nobody had chosen.
  return { rowsPerPage: rowsPerPage.find((rows) => rows === row?.rowsPerPage) ?? usualRowsPerPage };
}
