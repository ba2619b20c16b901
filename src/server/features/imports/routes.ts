import type { FastifyInstance } from 'fastify';
import { Refusal } from '#contract/errors.ts';
import * as calls from '#contract/imports/imports.ts';
import { eq } from '#server/db/sql.ts';
import { importTemplates } from '#server/db/tables/imports.ts';
import type { Deps } from '#server/deps.ts';
import { implement, implementWrite } from '#server/http/call/implement.ts';
import type { Identity } from '#server/services/session/identity.ts';
import { toImportAnswer } from './answer-import.ts';
import { addImport, prepareImport } from './create-import.ts';
import { deleteImport } from './delete-import.ts';
import { listFileCategories } from './file-categories.ts';
import { readNightly } from './nightly/nightly-state.ts';
import { findOwnImport, listImports, listTemplates } from './select-imports.ts';
import { changeImport, recorded } from './update-import.ts';

/** Files of goods and offers on their way into the shop: what is uploaded, read and mapped. */
export async function importRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, config } = deps;
  const own = (query: { id: number; who: Identity }) => findOwnImport(db, query);
  await implementWrite(app, deps, calls.createImport, {
    before: ({ input, who, language }) => prepareImport(deps, { ...input, who }, language),
    handle: async ({ prepared, who, language, ...write }) => {
      const row = await addImport(write, prepared, who);
      await write.audit({ thing: 'import', id: row.id, label: row.fileName, before: null, after: recorded(row) });
      return toImportAnswer(write.tx, row, language);
    },
  });
  await implement(app, deps, calls.listImports, async ({ input: { page, per_page: perPage }, who, language, now }) => ({
    ...(await listImports(db, who, { page, perPage }, language)),
    nightly: who.storeIds === null ? await readNightly(db, config.nightlyImport, now) : null,
  }));
  await implement(app, deps, calls.readImport, {
    own,
    handle: async ({ own: row, language }) => toImportAnswer(db, row, language),
  });
  await implement(app, deps, calls.listImportCategories, {
    own,
    handle: ({ own: row }) => listFileCategories(db, row),
  });
  await implementWrite(app, deps, calls.updateImport, {
    own,
    handle: async ({ input, ...call }) =>
      toImportAnswer(call.tx, await changeImport(call, config, input), call.language),
  });
  await implementWrite(app, deps, calls.deleteImport, {
    own,
    handle: async ({ input, ...call }) => {
      const left = await deleteImport(call, input.id);
      return left && toImportAnswer(call.tx, left, call.language);
    },
  });
  await implement(app, deps, calls.listImportTemplates, ({ input: { page, per_page: perPage } }) =>
    listTemplates(db, { page, perPage }),
  );
  await implementWrite(app, deps, calls.deleteImportTemplate, async ({ tx, input: { name }, audit }) => {
    const [gone] = await tx.delete(importTemplates).where(eq(importTemplates.name, name)).returning();
    if (!gone) throw new Refusal('notFound');
    await audit({ thing: 'importTemplate', id: name, label: name, before: { kind: gone.kind }, after: null });
    return null;
  });
}
