import type { ManyChange, ProductOutcome, StaffProduct } from '#contract/catalogue/staff-products.ts';
import { Refusal } from '#contract/errors.ts';
import type { ProductOutcomeKind } from '#domain/catalogue/many-products.ts';
import type { Db } from '#server/db/connection.ts';
import { stores } from '#server/db/tables/stores.ts';
import type { Audit } from '#server/services/audit/record-audit.ts';
import type { ProductWrite } from '../create-product.ts';
import { productChange } from '../product-change.ts';
import { readProductViews } from '../product-views.ts';
import { updateProduct } from '../update-product.ts';
import { planChange } from './plan-change.ts';

type Named = { id: number; version?: number | undefined };
type Many = { products: readonly Named[]; change: ManyChange };

/**
 * Changes many products alike. Each is written within the transaction on its own: what is refused of one is taken back and
 * named, the others stay. In the order of their ids, so that of two who change the same goods one waits for the other.
 * Throws `notFound` where none of them is known.
 */
export async function changeMany(
  write: ProductWrite & { audit: Audit },
  { products, change }: Many,
): Promise<ProductOutcome[]> {
  const { tx, decimals } = write;
  const zoneRows = await tx.select({ id: stores.id, timeZone: stores.timeZone }).from(stores);
  const at = { decimals, zones: new Map(zoneRows.map(({ id, timeZone }) => [id, timeZone])) };
  const versions = new Map(products.map(({ id, version }) => [id, version]));
  const ids = [...versions.keys()].sort((a, b) => a - b);
  const views = new Map((await readProductViews(tx, ids, write)).map((view) => [view.id, view]));
  if (views.size === 0) throw new Refusal('notFound');
  // That nothing has come of it is recorded of none.
  for (const view of views.values()) await write.audit(productChange(view, view));
  const results: ProductOutcome[] = [];
  for (const id of ids) {
    const before = views.get(id);
    if (!before) results.push({ ...outcome('notFound', null), id });
    else if ((versions.get(id) ?? before.version) !== before.version) results.push(outcome('conflict', before));
    else results.push(await changeOne(write, before, () => planChange(before, change, at)));
  }
  return results;
}

async function changeOne(
  write: ProductWrite & { audit: Audit },
  before: StaffProduct,
  plan: () => ReturnType<typeof planChange>,
): Promise<ProductOutcome> {
  const { id, version } = before;
  try {
    const input = plan();
    if (input === 'notSold') return outcome('notSold', before);
    if (Object.keys(input).length === 0) return outcome('same', before);
    const { after } = await write.tx.transaction(async (tx) => {
      const changed = await updateProduct({ ...write, tx: tx as unknown as Db }, { id, version, ...input });
      // It would not be shown, though it was asked for; or another aisle, where more is asked, would take it off sale unseen.
      if (!changed.after.visible && (input.visible ?? before.visible)) throw new Refusal('invalid');
      return changed;
    });
    await write.audit(productChange(before, after, write.who));
    return outcome('changed', after);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === 'conflict') return outcome('conflict', error.data as StaffProduct);
    if (error.code === 'notFound') return { ...outcome('notFound', null), id };
    if (error.code !== 'invalid') throw error;
    const isIncomplete = Object.keys(error.errors).length === 0;
    return { ...outcome(isIncomplete ? 'factsMissing' : 'invalid', before), errors: error.errors };
  }
}

const outcome = (result: ProductOutcomeKind, product: StaffProduct | null): ProductOutcome => ({
  id: product?.id ?? 0,
  name: product?.name ?? null,
  result,
  errors: {},
  product,
});
