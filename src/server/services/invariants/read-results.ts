import type { InvariantResult } from '#contract/shop/system.ts';
import { invariantNames } from '#domain/invariants/invariant-names.ts';
import type { Db } from '#server/db/connection.ts';
import { invariantResults } from '#server/db/tables/checks.ts';

/** What each check found when it last ran, in their order; one that never ran is left out. */
export async function readResults(db: Db): Promise<InvariantResult[]> {
  const rows = await db.select().from(invariantResults);
  const byName = new Map(rows.map((row) => [row.name, row]));
  return invariantNames.flatMap((name) => {
    const row = byName.get(name);
    if (!row) return [];
    const { violations, examples, error, checkedAt } = row;
    const isHolding = error === null ? violations === 0 : null;
    return [{ name, isHolding, violations, examples, error, checkedAt: checkedAt.toISOString() }];
  });
}
