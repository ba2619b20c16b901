import { eq, inArray, type SQL, sql } from '#server/db/sql.ts';
import { importProblemRows, importRows, imports } from '#server/db/tables/imports.ts';
import { recallOrders, recalls } from '#server/db/tables/recalls.ts';
import { receiptLines, receipts } from '#server/db/tables/receipts.ts';
import { type PersonalTable, pick } from './personal-table.ts';

const idsOf = (table: typeof imports | typeof receipts | typeof recalls, customerId: number) =>
  sql`(select ${table.id} from ${table} where ${table.accountId} = ${customerId})`;

/** What somebody of the staff has done with goods, and which of somebody's orders were recalled. */
export const goodsTables = (orderIds: (customerId: number) => SQL): readonly PersonalTable[] => [
  {
    table: imports,
    of: (id) => eq(imports.accountId, id),
    exported: { as: 'imports', columns: pick(imports, 'fileKey', 'fileHash', 'columns', 'leaps', 'lastRow') },
    erased: 'kept without a person',
  },
  ...[importRows, importProblemRows].map(
    (table): PersonalTable => ({
      table,
      of: (id) => inArray(table.importId, idsOf(imports, id)),
      exported: 'rows of goods: they say nothing of a person',
      erased: 'kept without a person',
    }),
  ),
  {
    table: receipts,
    of: (id) => eq(receipts.accountId, id),
    exported: { as: 'receipts', columns: pick(receipts) },
    erased: 'kept without a person',
  },
  {
    table: receiptLines,
    of: (id) => inArray(receiptLines.receiptId, idsOf(receipts, id)),
    exported: 'goods of the shop: they say nothing of a person',
    erased: 'kept without a person',
  },
  {
    table: recalls,
    of: (id) => eq(recalls.accountId, id),
    exported: { as: 'recalls', columns: pick(recalls) },
    erased: 'kept without a person',
  },
  {
    // Whoever is erased is told no more: name and address stand in the order alone.
    table: recallOrders,
    of: (id) => sql`(${recallOrders.orderId} in ${orderIds(id)} or ${recallOrders.recallId} in ${idsOf(recalls, id)})`,
    exported: { as: 'recalledOrders', columns: pick(recallOrders) },
    erased: 'kept without a person',
  },
];
