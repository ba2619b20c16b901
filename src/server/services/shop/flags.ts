import {
  defaultFeatureConfig,
  type FeatureConfig,
  type FlagPath,
  isFlagOn,
  mergeFeatureConfig,
} from '#domain/access/feature-config.ts';
import type { Changes } from '#server/db/changes.ts';
import type { Db } from '#server/db/connection.ts';
import { eq, sql } from '#server/db/sql.ts';
import { featureConfigs } from '#server/db/tables/shop.ts';
import { keepUntilChanged } from '#server/services/memory/keep-until-changed.ts';

/** The feature configuration as this process knows it: read at start, again at each change, and every five seconds. */
export type Flags = {
  current: () => FeatureConfig;
  /** Resolves with the configuration as stored: after a change that this process knows of, the new one. */
  read: () => Promise<FeatureConfig>;
  isOn: (path: FlagPath) => boolean;
  /** Calls `act` once this process has read another configuration: what was computed under the old one is stale. */
  onChange: (act: () => void) => void;
  close: () => void;
};

export async function followFlags(db: Db, changes: Changes): Promise<Flags> {
  const stored = keepUntilChanged(changes, ['flags'], () => selectFeatureConfig(db));
  let config = await stored.read();
  const acts: (() => void)[] = [];
  const refresh = async () => {
    const before = JSON.stringify(config);
    config = await stored.read();
    if (JSON.stringify(config) !== before) for (const act of acts) act();
  };
  // A failed read keeps what was known; the next round tries again.
  const refreshQuietly = () => void refresh().catch(() => undefined);
  changes.on('flags', refreshQuietly);
  const timer = setInterval(() => {
    stored.forget();
    refreshQuietly();
  }, 5000);
  timer.unref();
  return {
    current: () => config,
    read: stored.read,
    isOn: (path) => isFlagOn(config, path),
    onChange: (act) => void acts.push(act),
    close: () => clearInterval(timer),
  };
}

/** What staff have stored, merged over `defaultFeatureConfig`. */
export async function selectFeatureConfig(db: Db): Promise<FeatureConfig> {
  const [row] = await db.select().from(featureConfigs).where(eq(featureConfigs.id, 1));
  return row ? mergeFeatureConfig(row.config) : defaultFeatureConfig;
}

/** The same, held until the transaction ends: who changes it at the same time waits, then sees what is stored here. */
export async function lockFeatureConfig(tx: Db, now: Date): Promise<FeatureConfig> {
  // A shop that has changed nothing yet has no row to hold.
  await tx.insert(featureConfigs).values({ id: 1, config: {}, changedAt: now }).onConflictDoNothing();
  const [row] = await tx.select().from(featureConfigs).where(eq(featureConfigs.id, 1)).for('update');
  return mergeFeatureConfig(row?.config);
}

export async function storeFeatureConfig(tx: Db, config: FeatureConfig, now: Date, by: number | null): Promise<void> {
  const values = { config, changedAt: now, changedBy: by };
  await tx
    .insert(featureConfigs)
    .values({ id: 1, ...values })
    .onConflictDoUpdate({ target: featureConfigs.id, set: { ...values, version: sql`${featureConfigs.version} + 1` } });
}
