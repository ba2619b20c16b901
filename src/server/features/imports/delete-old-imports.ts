import { and, inArray, lt, notInArray, sql } from 'drizzle-orm';
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
