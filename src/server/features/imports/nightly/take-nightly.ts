import { randomUUID } from 'node:crypto';
import { isRefusal } from '#contract/errors.ts';
import { type ImportFault, importFailures, writeFault } from '#domain/import/import-failure.ts';
import { defaultLanguage } from '#domain/language/language.ts';
import { fileNameOf, type NightlyImport } from '#server/config-import.ts';
import { and, desc, eq, gte, isNull } from '#server/db/sql.ts';
import { jobRuns } from '#server/db/tables/checks.ts';
import { imports, importTemplates } from '#server/db/tables/imports.ts';
import { transact } from '#server/db/transact.ts';
import type { Deps } from '#server/deps.ts';
import { addImport, type PreparedImport, prepareImport } from '../create-import.ts';
import { type FetchedFile, FetchFailure, type FetchOptions, withFetchedFile } from './fetch-file.ts';

type Needs = Pick<Deps, 'db' | 'files' | 'changes'>;
/** The night that is meant: its job, since when it is due, and the clock. */
export type Night = { job: string; due: Date; now: Date };

/**
 * Fetches the file of the night and begins to import it as its template says; then a task reads it and it waits to run, without
 * a person. The same bytes as last time begin nothing. Why it could not begin is kept as a failed import, one a night; a
 * `FetchFailure` is thrown after that, as another try may bring it.
 */
export async function takeNightly(
  deps: Needs,
  settings: NightlyImport,
  night: Night,
  options: FetchOptions = {},
): Promise<void> {
  try {
    await withFetchedFile(settings.url, (fetched) => take(deps, settings, night, fetched), options);
  } catch (error) {
    const fault = faultOf(error);
    if (fault === null) throw error;
    await keepFailure(deps, settings, night, fault);
    if (error instanceof FetchFailure) throw error;
  }
}

async function take(deps: Needs, settings: NightlyImport, { job, due, now }: Night, { file, digest }: FetchedFile) {
  const { db, changes } = deps;
  const [last] = await db.select().from(jobRuns).where(eq(jobRuns.name, job));
  if (last?.remembered === digest) {
    // The night's earlier tries have failed, and this one has nothing to do.
    await forgetFailures(deps, due);
    return;
  }
  const { name, kind } = await findTemplate(deps, settings.template);
  const asked = { file, kind, template: name, who: { storeIds: null }, store_id: undefined, as_of: undefined };
  const { row, firstRows }: PreparedImport = await prepareImport(deps, asked, defaultLanguage);
  await transact({ db, committed: changes.publish }, async (write) => {
    await addImport({ ...write, now }, { row: { ...row, byNight: true }, firstRows }, null);
    await write.tx.update(jobRuns).set({ remembered: digest }).where(eq(jobRuns.name, job));
  });
  await forgetFailures(deps, due);
}

class TemplateGone extends Error {}

async function findTemplate({ db }: Needs, name: string) {
  const [found] = await db.select().from(importTemplates).where(eq(importTemplates.name, name));
  if (!found) throw new TemplateGone();
  return found;
}

/** What an error says of the file, the template or the address; null for any other. */
function faultOf(error: unknown): ImportFault | null {
  if (error instanceof FetchFailure) return error.fault;
  if (error instanceof TemplateGone) return { code: 'templateGone' };
  if (!isRefusal(error) || error.code !== 'invalid') return null;
  const { file, store_id: store } = error.errors;
  if (store) return { code: 'storeUnclear' };
  const code = importFailures.find((one) => one === file?.[0]?.parameters.code);
  return code ? { code } : null;
}

/** Failures that ended a try of this night before there was a file to read. */
const ofTries = (due: Date) =>
  and(eq(imports.byNight, true), eq(imports.state, 'failed'), gte(imports.createdAt, due), isNull(imports.fileHash));

async function keepFailure({ db }: Needs, { url }: NightlyImport, { due, now }: Night, fault: ImportFault) {
  const failure = writeFault(fault);
  const failed = { state: 'failed', failure, createdAt: now, finishedAt: now } as const;
  const [known] = await db.select({ id: imports.id }).from(imports).where(ofTries(due)).orderBy(desc(imports.id));
  if (known) {
    await db.update(imports).set(failed).where(eq(imports.id, known.id));
    return;
  }
  const fileName = fileNameOf(new URL(url).pathname) || new URL(url).hostname;
  const nothing = { kind: 'offers', fileName, fileKey: `imports/${randomUUID()}` } as const;
  await db.insert(imports).values({ ...nothing, ...failed, byNight: true });
}

async function forgetFailures({ db }: Needs, due: Date): Promise<void> {
  await db.delete(imports).where(ofTries(due));
}
