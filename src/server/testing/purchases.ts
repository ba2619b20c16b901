import type { Db } from '#server/db/connection.ts';
import { orderLines, orders } from '#server/db/tables/orders.ts';

type Bought = { storeId: number; customerId: number; productId: number; at: Date; status?: 'submitted' | 'completed' };
let made = 0;

/** An order of one piece of a product, completed by default. Answers the id of its line. */
export async function makePurchase(
  db: Db,
  { storeId, customerId, productId, at, status = 'completed' }: Bought,
): Promise<number> {
  made += 1;
  const orderNumber = `T-${customerId}-${made}`;
  const [order] = await db
    .insert(orders)
    .values({ storeId, customerId, orderNumber, status, submittedAt: at })
    .returning();
  const names = { productName: '', productCategory: '' };
  const amounts = { quantityMilli: 1000, baseCents: 200, unitCents: 200, vatBp: 550, lineCents: 200, vatCents: 10 };
  const [line] = await db
    .insert(orderLines)
    .values({ orderId: order?.id ?? 0, position: 0, productId, unit: 'P', ...names, ...amounts })
    .returning();
  if (!line) throw new Error('the order was not written');
  return line.id;
}
