import type { ProviderName } from '#domain/payment/provider.ts';
import type { Deps } from '#server/deps.ts';
import type { Provider } from './provider.ts';

/** What payments run on: the providers that are configured, and the shop's settings of time. */
export type PaymentsDeps = Pick<Deps, 'db' | 'changes' | 'clock'> & {
  config: Pick<Deps['config'], 'publicUrl' | 'currency' | 'decimals'>;
  providers: ReadonlyMap<ProviderName, Provider>;
  /** `keptHours`: how long before its slot kept means are reserved on. */
  settings: { windowMinutes: number; lookupSeconds: number; timeoutSeconds: number; keptHours: number };
};
