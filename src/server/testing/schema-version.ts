import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrationsFolder } from '#server/db/baseline.ts';

/** Another one for each set of migrations: what was kept of an older schema is not used. */
export const schemaVersion: string = createHash('sha256')
  .update(
    globSync(join(migrationsFolder, '*.sql'))
      .sort()
      .map((file) => readFileSync(file, 'utf8'))
      .join('\0'),
  )
  .digest('hex')
  .slice(0, 12);
