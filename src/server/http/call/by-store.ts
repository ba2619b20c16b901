import type { Endpoint } from '#contract/endpoint.ts';
import type { z } from '#contract/zod.ts';
import { mayBeLimited } from '#domain/access/staff-stores.ts';
import type { Db } from '#server/db/connection.ts';
import { eq } from '#server/db/sql.ts';
import { orders } from '#server/db/tables/orders.ts';
import { pickRuns } from '#server/db/tables/pick-runs.ts';
import { rounds } from '#server/db/tables/rounds.ts';
import {
  type OfStores,
  requireAllStores,
  requireStore,
  requireStoreFilter,
} from '#server/services/session/own-stores.ts';

/**
 * What each call of staff has to do with stores, for who is limited to some (docs/decisions/audit-and-rights.md). A call that
 * is not named here cannot be bound, unless its role is for all stores alone.
 *
 * - `order`, `run`, `round`, `store`: the `:id` of its address names one; that of another store is 404.
 * - `filter`: its input may name a store as `store_id` or `storeId`; another one is 403. Without it the call itself leaves
 *   out what is of other stores.
 * - `itself`: the call asks for the stores itself.
 * - `shop`: what it reads or writes is of no store.
 * - `whole`: it is of the whole shop, and 403 for who is limited.
 */
const callsOf = {
  order: `readAdminOrder updateAdminOrder deleteAdminOrder moveOrder markPayment addOrderNote readStaffInvoice returnGoods
    refundOrder retryRefund lookUpPayments markPaymentSeen sumHandOver handOverOrder`,
  run: 'readPickRun giveBackPickRun takePickEvents finishPickRun printRunLabels printRunList',
  round: 'readRound updateRound deleteRound startRound takeRoundEvents finishRound',
  store: 'listSlotLoads readAisles writeAisles findPickup listArrivals listSlotOrders closeSlots emptySlots',
  filter: `listAdminOrders createAdminOrder readSales listStaffProducts readProductHistory readBringable listRounds createRound
    readPickDay readPickFigures readPickerFigures listPickSlots listPickRuns startPickRun createImport createReceipt
    listReceipts listDatedGoods scanProduct createShortDateLot addStockCounts listStockCounts listGoodsToCount`,
  itself: `readAttention listPayments readPackingLists printPackingLists printBagLabels readStaffProduct updateProduct
    updateProducts exportProducts listImports readImport listImportCategories updateImport deleteImport tryImport runImport undoImport
    listImportProblems readImportProblems writeOffers writeStockLevels readReceipt updateReceipt deleteReceipt bookReceipt
    cancelReceipt previewRecall createRecall listRecalls readRecall readRecallBuyers`,
  shop: `readOfficeSettings writeOfficeSettings listSavedViews addSavedView updateSavedView deleteSavedView findBuyers
    listAllKinds readStockSettings listImportTemplates`,
  whole: `deleteImportTemplate createProduct deleteProduct addPicture writeStockSettings readSynonyms writeSynonyms listSearchMisses listAllReviews
    moderateReview`,
} as const;
/** What a call has to do with stores. */
type StoreRule = keyof typeof callsOf;

const ruleOfCall: ReadonlyMap<string, StoreRule> = new Map(
  (Object.keys(callsOf) as StoreRule[]).flatMap((rule) =>
    callsOf[rule].split(/\s+/).map((name) => [name, rule] as const),
  ),
);

/** Whether somebody who is limited to some stores can have the role of a call. */
export function isOfLimited(access: Endpoint['access']): boolean {
  if (access === 'public' || access === 'customer') return false;
  return access === 'staff' || access === 'pickOrDeliver' || mayBeLimited(access);
}

/**
 * Undefined: the role of the call is for all stores alone, or it is no call of staff. Throws for a call that is not
 * named here.
 */
export function storeRuleOf({ name, access }: Pick<Endpoint, 'name' | 'access'>): StoreRule | undefined {
  if (!isOfLimited(access)) return undefined;
  const rule = ruleOfCall.get(name);
  if (!rule) throw new Error(`${name} says nothing of stores: name it in by-store.ts`);
  return rule;
}

/**
 * Asks, before the body is read, whether a caller who is limited may make a call at all. Throws `forbidden` for what is of
 * the whole shop and `notFound` for what is of another store; what is not there, the call answers itself.
 */
export async function askStore(
  db: Db,
  rule: StoreRule | undefined,
  who: OfStores,
  { params, accepts }: { params: unknown; accepts: z.ZodType },
): Promise<void> {
  if (who.storeIds === null || rule === undefined) return;
  if (rule === 'whole') requireAllStores(who);
  const { id: idSchema } = ((accepts as z.ZodObject).shape ?? {}) as { id?: z.ZodType };
  const id = idSchema?.safeParse((params as { id?: unknown }).id);
  // One that does not parse is refused with its name where the call reads it.
  const storeId = id?.success ? await storeOf(db, rule, id.data as number) : undefined;
  if (storeId !== undefined) requireStore(who, storeId);
}

async function storeOf(db: Db, rule: StoreRule, id: number): Promise<number | undefined> {
  if (rule === 'store') return id;
  const table = rule === 'order' ? orders : rule === 'run' ? pickRuns : rule === 'round' ? rounds : null;
  if (!table) return undefined;
  const [row] = await db.select({ storeId: table.storeId }).from(table).where(eq(table.id, id));
  return row?.storeId;
}

/** Throws `forbidden` where the input of a call names a store that the caller is not there for. */
export function askStoreFilter(rule: StoreRule | undefined, who: OfStores, input: unknown): void {
  if (who.storeIds === null || rule !== 'filter') return;
  const { store_id: asSent, storeId = asSent } = input as { store_id?: number; storeId?: number };
  requireStoreFilter(who, storeId);
}
