import type { EncodedAnswer, ResponseCache } from '#server/services/memory/response-cache.ts';
import type { StoreVersions } from '#server/services/memory/store-versions.ts';
import type { Meters } from '#server/services/metrics/meters.ts';
import type { OnlinePayments } from '#server/services/payments/online-payments.ts';
import type { Flags } from '#server/services/shop/flags.ts';
import type { ReadDisplayedStores } from '#server/services/shop/shop-stores.ts';
import type { Traces } from '#server/services/traces/traces.ts';
import type { Config } from './config.ts';
import type { Changes } from './db/changes.ts';
import type { Connection, Db } from './db/connection.ts';
import type { FileStore } from './media/file-store.ts';
import type { Identify } from './services/session/identity.ts';

/** All that the API needs from outside; tests give their own clock. */
export type Deps = {
  config: Config;
  connection: Connection;
  db: Db;
  clock: () => Date;
  /** Signs tokens and links; the same in all processes of a shop. */
  secret: Uint8Array;
  changes: Changes;
  /** Pictures and whatever else the shop keeps as files. */
  files: FileStore;
  flags: Flags;
  identify: Identify;
  /** What the catalogue and the stores are at, for whatever is kept in memory. */
  versions: StoreVersions;
  readDisplayedStores: ReadDisplayedStores;
  /** What providers of payments can be asked for. */
  payments: OnlinePayments;
  /** What is measured of requests; null where nothing is. */
  meters: Meters | null;
  /** Null where nothing is traced. */
  traces: Traces | null;
  /** Once true, this process is about to end: nobody should send it anything new. */
  ending: { hasBegun: boolean };
  /** Answers of public calls; the key holds all that they depend on. */
  answers: ResponseCache<EncodedAnswer>;
};
