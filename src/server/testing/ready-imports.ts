import type { ImportCell, ImportField } from '#domain/import/import-field.ts';
import { importRows, imports } from '#server/db/tables/imports.ts';
import { runImports } from '#server/features/imports/run/run-imports.ts';
import type { TestApp } from './test-app.ts';

type Given = Partial<typeof imports.$inferInsert> & {
  fields: readonly ImportField[];
  rows: readonly (readonly ImportCell[])[];
};

/** An import that is read and mapped, its rows beginning with the second; its id. */
export async function makeImport({ db }: Pick<TestApp, 'db'>, { fields, rows, ...values }: Given): Promise<number> {
  const columns = fields.map((field, index) => ({ index, header: field, field }));
  const [made] = await db
    .insert(imports)
    .values({
      ...{ kind: 'offers', state: 'ready', fileName: 'rows.csv', fileKey: 'none', decimal: '.', columns },
      total: rows.length,
      ...values,
    })
    .returning({ id: imports.id });
  const importId = made?.id ?? 0;
  for (let from = 0; from < rows.length; from += 1000)
    await db
      .insert(importRows)
      .values(rows.slice(from, from + 1000).map((cells, i) => ({ importId, row: from + i + 2, cells: [...cells] })));
  return importId;
}

/** Has all imports that wait worked on, as the jobs do. */
export async function workOnImports({ deps }: Pick<TestApp, 'deps'>): Promise<void> {
  await runImports(deps, { error: (logged: unknown) => Promise.reject(logged) } as never, { pauseMs: 0 });
}
