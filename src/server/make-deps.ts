import { createResponseCache, dropResponses, type EncodedAnswer } from '#server/services/memory/response-cache.ts';
import { followStoreVersions } from '#server/services/memory/store-versions.ts';
import type { OnlinePayments } from '#server/services/payments/online-payments.ts';
import { readSecret } from '#server/services/session/secret.ts';
import { followFlags } from '#server/services/shop/flags.ts';
import { followDisplayedStores } from '#server/services/shop/shop-stores.ts';
import type { Config } from './config.ts';
import { followChanges } from './db/changes.ts';
import type { Connection } from './db/connection.ts';
import { traceStatements } from './db/trace-statements.ts';
import type { Deps } from './deps.ts';
import { applyWish } from './features/orders/placed/apply-wish.ts';
import { createPayments } from './features/payments/create-payments.ts';
import type { PaymentsDeps } from './features/payments/payments-deps.ts';
import { traceProvider } from './features/payments/trace-provider.ts';
import { openFiles } from './media/open-files.ts';
import { createIdentify } from './services/session/identify.ts';

/** Its package is loaded where it is used alone. */
async function openMeters(sources: Pick<Deps, 'connection' | 'clock'>): Promise<Deps['meters']> {
  const { createMeters } = await import('#server/services/metrics/meters.ts');
  return createMeters(sources);
}

/** As `openMeters`. */
async function openTraces({ traces }: Pick<Config, 'traces'>): Promise<Deps['traces']> {
  if (!traces) return null;
  const { openTraces: open } = await import('#server/services/traces/open-traces.ts');
  return open(traces);
}

type Providers = PaymentsDeps['providers'];

/** Everything that the API runs on, made from the settings, an open database and the providers of payments. */
export async function makeDeps(
  config: Config,
  database: Connection,
  clock: () => Date,
  available: Providers = new Map(),
): Promise<Deps> {
  const traces = await openTraces(config);
  const connection = traces ? traceStatements(database) : database;
  const providers: Providers = traces
    ? new Map([...available].map(([name, provider]) => [name, traceProvider(provider)]))
    : available;
  const { db } = connection;
  const secret = readSecret(config);
  const changes = await followChanges(connection);
  const sizeOf = ({ body }: EncodedAnswer) => body.length;
  const answers = createResponseCache({ isOn: config.answerCache, clock, sizeOf });
  const flags = await followFlags(db, changes);
  const payments: OnlinePayments = createPayments({
    ...{ db, hot: connection.hot, changes, clock, config, providers, settings: config.payments },
    applyWish: (write, wished) => applyWish(write, wished, { ...config, secret, online: payments }),
  });
  flags.onChange(() => dropResponses(answers));
  return {
    config,
    connection,
    db,
    clock,
    secret,
    changes,
    files: await openFiles(config),
    flags,
    identify: createIdentify(connection, secret, clock),
    versions: followStoreVersions(changes),
    payments,
    readDisplayedStores: followDisplayedStores(connection, changes),
    meters: config.metricsPort === undefined ? null : await openMeters({ connection, clock }),
    traces,
    ending: { hasBegun: false },
    answers,
  };
}
