import { isRefusal } from '#contract/errors.ts';
import type { Db } from '#server/db/connection.ts';
import type { Write } from '#server/db/transact.ts';
import type { OrderRow } from '#server/services/order/stored-order.ts';
import type { OnlinePayments } from '#server/services/payments/online-payments.ts';
import type { WishRow } from '#server/services/payments/wishes.ts';
import { changeOrder } from './change-order.ts';
import type { ChangeSent } from './compute-change.ts';

type Applying = Write & { now: Date };
type Shop = { online: OnlinePayments; currency: string; decimals: number; secret: Uint8Array };

/**
 * Makes a change whose difference has been reserved, as if it were asked for now; false where it cannot be made, and nothing
 * is changed then. The caller holds the order's row, and has deleted the wish.
 */
export async function applyWish(
  { tx, announce, now }: Applying,
  { order, wish }: { order: OrderRow; wish: WishRow },
  { online, currency, decimals, secret }: Shop,
): Promise<boolean> {
  try {
    await tx.transaction((inner) =>
      changeOrder(
        {
          by: wish.by,
          tx: inner as unknown as Db,
          announce,
          now,
          decimals,
          secret,
          actorId: wish.actorId,
          holderId: null,
          reason: wish.reason,
          online: { ...online, currency },
          keepsWishes: false,
          answer: async () => ({}),
          stays: [],
        },
        order,
        wish.content as ChangeSent,
        false,
      ),
    );
    return true;
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
}
