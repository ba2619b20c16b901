import type { SystemState } from '#contract/shop/system.ts';
import { type FeatureConfig, flagPaths, isFlagOn } from '#domain/access/feature-config.ts';
import { type FlagNeed, flagEffect } from '#domain/access/flag-effects.ts';
import { socialLabels, socialProviders } from '#domain/account/social-providers.ts';
import { type OnlineMethod, onlineMethods } from '#domain/payment/provider.ts';
import type { Config } from '#server/config.ts';
import { tileOrigin } from '#server/config-map.ts';
import type { Connection } from '#server/db/connection.ts';
import type { Deps } from '#server/deps.ts';
import { readPushContact } from '#server/services/push/push-keys.ts';

const statement = {
  name: 'outbox-state',
  text: `select waiting, failed, since, (select count(*)::int from outbox where given_up_at is not null) as dead,
  exists (select 1 from shop where iban <> '') as "hasAccount"
from (select count(*)::int as waiting, count(*) filter (where last_error is not null)::int as failed,
  min(created_at) as since from outbox where done_at is null and given_up_at is null) open`,
};
type Counts = { waiting: number; failed: number; dead: number; hasAccount: boolean; since: Date | string | null };

/** Reads what the shop is connected to, what waits, and what each flag can do. It names no secret of the settings. */
export async function readState({
  config,
  connection,
  db,
  flags,
  payments,
}: Pick<Deps, 'config' | 'connection' | 'db' | 'flags' | 'payments'>): Promise<SystemState> {
  const { waiting, failed, dead, hasAccount, since } = await countWaiting(connection);
  const current = await flags.read();
  const contact = await readPushContact({ db, config });
  const host = config.smtpUrl ? new URL(config.smtpUrl).host : null;
  return {
    mail: {
      by: host === null ? 'files' : 'smtp',
      host,
      waiting,
      failed,
      dead,
      waitingSince: since === null ? null : new Date(since).toISOString(),
    },
    sms: { isConfigured: config.smsUrl !== undefined, host: config.smsUrl ? new URL(config.smsUrl).host : null },
    push: { isConfigured: contact !== null, contact: contact?.replace(/^mailto:/, '') ?? null },
    socialProviders: socialProviders.map((provider) => {
      const client = config.social[provider];
      return { provider, label: client?.label ?? socialLabels[provider], isConfigured: client !== undefined };
    }),
    mapTiles: config.map && { host: new URL(tileOrigin(config.map)).host },
    paymentProviders: onlineMethods.map((method) => ({ method, isConfigured: payments.methods.includes(method) })),
    database: connection.kind,
    replica: connection.replica(),
    flags: flagPaths.map((flag) => {
      const { acts, needs } = flagEffect(flag);
      return {
        flag,
        isOn: isFlagOn(current, flag),
        acts,
        needs,
        isMet: needs === null || isMet[needs]({ config, current, hasAccount, methods: payments.methods }),
      };
    }),
  };
}

type Facts = { config: Config; current: FeatureConfig; hasAccount: boolean; methods: readonly OnlineMethod[] };
const isMet: Record<FlagNeed, (facts: Facts) => boolean> = {
  socialProvider: ({ config }) => Object.keys(config.social).length > 0,
  cardProvider: ({ methods }) => methods.includes('card'),
  paypalProvider: ({ methods }) => methods.includes('paypal'),
  bankAccount: ({ hasAccount }) => hasAccount,
  mailServer: ({ config }) => config.smtpUrl !== undefined,
  twoFactorAuth: ({ current }) => current.features.twoFactorAuth,
  development: ({ config }) => config.isDevelopment,
};

async function countWaiting({ hot }: Pick<Connection, 'hot'>): Promise<Counts> {
  const [row] = await hot<Counts>(statement, []);
  return row ?? { waiting: 0, failed: 0, dead: 0, hasAccount: false, since: null };
}
