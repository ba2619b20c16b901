import { type FeatureConfig, type FlagPath, isFlagOn } from '#domain/access/feature-config.ts';
import { createStored } from '#web/lib/browser/stored.ts';
import { useShop } from './shop.ts';

/** Written for others to read; here only compared. */
const cached = createStored<unknown>('featureConfig', (stored) => stored);

/** The feature configuration of this page: `flags.features.search`. */
export function useFlags(): FeatureConfig {
  return useShop().flags;
}

/** One flag by its path: `useFlag('pages.cart')`. */
export function useFlag(path: FlagPath): boolean {
  return isFlagOn(useFlags(), path);
}

/** Keeps the configuration in local storage under `featureConfig`; written only when it has changed. */
export function cacheFlags(flags: FeatureConfig): void {
  if (JSON.stringify(cached.read()) !== JSON.stringify(flags)) cached.write(flags);
}
