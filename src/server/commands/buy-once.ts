import { defaultFeatureConfig } from '#domain/access/feature-config.ts';
import { buildApp } from '#server/app.ts';
import type { Config } from '#server/config.ts';
import { type Connection, rowsOf } from '#server/db/connection.ts';
import { sql } from '#server/db/sql.ts';
import { makeDeps } from '#server/make-deps.ts';
import { storeFeatureConfig } from '#server/services/shop/flags.ts';

/** The order number, or why nothing could be bought. */
export type Bought = { number: string } | { refused: string };

type Offer = { storeId: number; productId: number; step: number; slotId: number | null };

/** Goods that are to be had, of one store after the other, with a slot in which they can be collected where it has any. */
const offers = sql`
  select s.store_id as "storeId", s.product_id as "productId", p.quantity_step_milli as step, (
    select t.id from slots t where t.store_id = s.store_id and t.type = 'pickup' and t.starts_at > now() + interval '1 day'
    order by t.starts_at limit 1) as "slotId"
  from shelf s join products p on p.id = s.product_id join stores st on st.id = s.store_id and st.displayable
  join stock k on k.store_id = s.store_id and k.product_id = s.product_id
  where not k.inventory or k.on_hand_milli - k.reserved_milli >= 10 * p.quantity_step_milli
  order by row_number() over (partition by s.store_id order by s.product_id), s.store_id limit 40`;

/**
 * Buys one thing as a guest who collects it, in a copy of a shop that nobody else uses: the pages of ordering are opened in
 * it first. Nothing is mailed, as no job runs.
 */
export async function buyOnce(config: Config, connection: Connection): Promise<Bought> {
  const { db } = connection;
  const clock = () => new Date();
  await db.transaction((tx) => storeFeatureConfig(tx, defaultFeatureConfig, clock(), null));
  const deps = await makeDeps(config, connection, clock);
  const app = await buildApp(deps);
  try {
    let refused = 'no store has goods to sell';
    for (const offer of rowsOf<Offer>(await db.execute(offers))) {
      const answer = await app.inject({ method: 'POST', url: '/api/v1/order/create', payload: orderOf(offer) });
      const body: { data?: { orderNumber?: string }; code?: string } = answer.json();
      if (answer.statusCode === 200 && body.data?.orderNumber) return { number: body.data.orderNumber };
      refused = `${answer.statusCode} ${answer.body.slice(0, 300)}`;
    }
    return { refused };
  } finally {
    deps.flags.close();
    await app.close();
  }
}

function orderOf({ storeId, productId, step, slotId }: Offer): object {
  return {
    store_id: storeId,
    type: 'pickup',
    status: 'submitted',
    ...(slotId !== null && { slot_id: slotId }),
    customer_name: 'Backup drill',
    customer_email: 'drill@panier.example',
    customer_phone: '+33 1 99 00 00 01',
    age_confirmed: true,
    order_items: [{ product_id: productId, quantity: (step * Math.max(1, Math.ceil(1000 / step))) / 1000 }],
  };
}
