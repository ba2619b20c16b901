import { and, eq, inArray, lt, notInArray, sql } from '#server/db/sql.ts';
import { imports } from '#server/db/tables/imports.ts';
import type { Deps } from '#server/deps.ts';

const atOnce = 20;

/** Deletes imports that ended before then, or were left lying before they ran, with their rows and files. */
export async function deleteOldImports({ db, files }: Pick<Deps, 'db' | 'files'>, before: Date): Promise<void> {
  for (;;) {
    const last = sql`coalesce(${imports.finishedAt}, ${imports.createdAt})`;
    const old = await db
      .select({ id: imports.id, fileKey: imports.fileKey })
      .from(imports)
      .where(and(lt(last, before.toISOString()), notInArray(imports.state, ['waiting', 'running', 'undoing'])))
      .limit(atOnce);
    if (old.length === 0) return;
    for (const { fileKey } of old) await files.delete(fileKey);
    const ids = old.map(({ id }) => id);
    await db.delete(imports).where(inArray(imports.id, ids));
  }
}

/** Deletes the files of uploads that came to nothing, written before then: no import names them. */
export async function deleteUnnamedFiles({ db, files }: Pick<Deps, 'db' | 'files'>, before: Date): Promise<void> {
  const old = (await files.list('imports')).filter(({ writtenAt }) => writtenAt < before);
  for (const { name } of old) if ((await db.$count(imports, eq(imports.fileKey, name))) === 0) await files.delete(name);
}
