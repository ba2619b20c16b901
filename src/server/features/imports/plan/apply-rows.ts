import { sameRows } from '#domain/import/same-rows.ts';
import type { Language } from '#domain/language/language.ts';
import type { CatalogueWrite } from '#server/services/catalogue/write-offers.ts';
import { lockForSet, writeSet } from '#server/services/catalogue/write-set.ts';
import { identifyRows, type RowsOf, type SaidRow, toSaying } from './identify-rows.ts';
import { type JudgedRow, type PlannedRow, planRows, questionOf, toSet } from './plan-rows.ts';
import { selectState } from './select-state.ts';

/** Plans and writes rows that come all at once, in one transaction; what became of each, in their order. */
export async function applyRows(
  write: CatalogueWrite & { language: Language },
  rows: readonly SaidRow[],
  of: RowsOf,
): Promise<PlannedRow[]> {
  const { tx, now, language } = write;
  const known = await identifyRows(tx, rows, of);
  const verdicts = sameRows(known.filter(({ refusals }) => refusals.length === 0).map((row) => toSaying(row, of.kind)));
  const judged: JudgedRow[] = known.map((row) => ({
    ...row,
    ...(verdicts.get(row.row) ?? { verdict: 'own', carries: false }),
  }));
  const asked = questionOf(judged, of.kind);
  await lockForSet(tx, asked.productIds, asked.pairs);
  const state = await selectState(tx, { ...asked, asOf: null, now });
  const planned = planRows(judged, state, { kind: of.kind, language, now, refusesLeaps: false }, () => false);
  await writeSet(
    write,
    toSet(planned, ({ productId }) => productId),
  );
  return planned;
}
