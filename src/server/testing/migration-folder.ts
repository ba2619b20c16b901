import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrationsFolder } from '#server/db/baseline.ts';

type Journal = { entries: { idx: number; when: number; tag: string }[] };

/**
 * A folder of migrations as drizzle-kit writes them, each later than those of the shop. The statements of each are parted
 * as it parts them.
 */
export function migrationFolder(migrations: readonly (readonly string[])[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'panier-migrations-'));
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8')) as Journal;
  const last = journal.entries.at(-1)?.when ?? 0;
  const entries = migrations.map((_, idx) => ({
    idx,
    version: '7',
    when: last + 1 + idx,
    tag: `${idx}`,
    breakpoints: true,
  }));
  mkdirSync(join(folder, 'meta'));
  writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries }));
  for (const [i, statements] of migrations.entries())
    writeFileSync(join(folder, `${i}.sql`), statements.join('--> statement-breakpoint\n'));
  return folder;
}
