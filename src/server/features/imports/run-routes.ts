import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/imports/import-runs.ts';
import { transact } from '#server/db/transact.ts';
import type { Deps } from '#server/deps.ts';
import { implement, implementWrite } from '#server/http/call/implement.ts';
import type { Identity } from '#server/services/session/identity.ts';
import { serverWords } from '#server/words/server-words.ts';
import { writerOf } from './plan/writer.ts';
import { listProblems, problemLines } from './run/list-problems.ts';
import { queueRun, queueTrial, queueUndo, toProgress, tryFirst } from './run/start-run.ts';
import { findOwnImport } from './select-imports.ts';

/** Imports that are read, tried, run and taken back. */
export async function importRunRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db } = deps;
  const own = (query: { id: number; who: Identity }) => findOwnImport(db, query);
  await implement(app, deps, calls.tryImport, {
    own,
    handle: async ({ input: { id }, who }) =>
      toProgress(
        await transact({ db, committed: deps.changes.publish }, (write) => queueTrial(write, { id, ...writerOf(who) })),
      ),
  });
  await implementWrite(app, deps, calls.runImport, {
    own,
    before: ({ input: { id }, who }) => tryFirst(deps, { id, ...writerOf(who) }),
    handle: async ({ input: { id, confirm }, who, ...call }) => {
      const row = await queueRun(call, { id, ...writerOf(who), confirm });
      const { rows, changed = 0, new: added = 0, refused } = row.counts;
      const after = { rows, changed: changed + added, refused: refused || undefined };
      await call.audit({ thing: 'import', id, label: row.fileName, before: {}, after });
      return toProgress(row);
    },
  });
  await implementWrite(app, deps, calls.undoImport, {
    own,
    handle: async ({ input: { id }, who, ...call }) => {
      const row = await queueUndo(call, { id, ...writerOf(who) });
      const [before, after] = [{ status: 'done' }, { status: 'undone' }];
      await call.audit({ thing: 'import', id, label: row.fileName, before, after });
      return toProgress(row);
    },
  });
  await implement(app, deps, calls.listImportProblems, {
    own,
    handle: ({ input: { id, page, per_page: perPage }, language }) => listProblems(db, { id, page, perPage }, language),
  });
  await implement(app, deps, calls.readImportProblems, {
    own,
    handle: async ({ own: row, language, decimals }) => ({
      content: Readable.from(problemLines(db, row.id, { language, decimals })),
      type: 'text/csv; charset=utf-8',
      name: `${serverWords[language].importSheet.fileName} ${row.id}.csv`,
    }),
  });
}
