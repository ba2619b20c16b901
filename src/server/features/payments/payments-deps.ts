import type { ProviderName } from '#domain/payment/provider.ts';
import type { RunStatement } from '#server/db/connection.ts';
import type { Write } from '#server/db/transact.ts';
import type { Deps } from '#server/deps.ts';
import type { OrderRow } from '#server/services/order/stored-order.ts';
import type { WishRow } from '#server/services/payments/wishes.ts';
import type { Provider } from './provider.ts';

/** What payments run on: the providers that are configured, and the shop's settings of time. */
export type PaymentsDeps = Pick<Deps, 'db' | 'changes' | 'clock'> & {
  hot: RunStatement;
  config: Pick<Deps['config'], 'publicUrl' | 'currency' | 'decimals'>;
  /** Makes a change whose difference is reserved; false where it cannot be made (orders/placed/apply-wish.ts). */
  applyWish: (write: Write & { now: Date }, wished: { order: OrderRow; wish: WishRow }) => Promise<boolean>;
  providers: ReadonlyMap<ProviderName, Provider>;
  /** `keptHours`: how long before its slot kept means are reserved on. */
  settings: { windowMinutes: number; lookupSeconds: number; timeoutSeconds: number; keptHours: number };
};
