import { isIP } from 'node:net';
import { z } from 'zod';
import { emailAddress } from '#contract/fields.ts';
import { weekdays } from '#domain/clock/wall-time.ts';
import { decimalsOf, isCurrency } from '#domain/money/currency.ts';
import { type BackupSettings, backupSettings, readBackupSettings } from './config-backup.ts';
import { type DatabaseSettings, databaseSettings, readDatabase } from './config-database.ts';
import { type EngineSettings, engineSettings, readEngine } from './config-engine.ts';
import { type BucketSettings, fileSettings, readBucket } from './config-files.ts';
import { importSettings, type NightlyImport, readNightlyImport } from './config-import.ts';
import { loopback as loopbackHosts, type MapTiles, mapSettings, readMapTiles } from './config-map.ts';
import { type PaymentSettings, paymentSettings, readPayments } from './config-payments.ts';
import { type PushSettings, pushSettings, readPush } from './config-push.ts';
import { readSocial, type SocialSettings, socialSettings } from './config-social.ts';
import { readTraces, type TraceSettings, traceSettings } from './config-traces.ts';
import { webhookSettings } from './config-webhooks.ts';

const blankIsUnset = (value: unknown) => (value === '' ? undefined : value);
const optional = z.preprocess(blankIsUnset, z.string().optional());
const loopback = new Set(['127.0.0.1', 'localhost', '::1']);

const namedRanges = new Set(['loopback', 'linklocal', 'uniquelocal']);
/** What TRUST_PROXY may say: `true`, `false`, a number of hops, or addresses and ranges with commas between. */
function isTrust(value: string): boolean {
  if (/^(true|false|\d{1,2})$/.test(value)) return true;
  return value.split(',').every((part) => {
    const [address = '', bits, ...more] = part.trim().split('/');
    if (more.length > 0) return false;
    if (bits === undefined) return namedRanges.has(address) || isIP(address) > 0;
    return (
      /^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= (isIP(address) === 4 ? 32 : isIP(address) && 128)
    );
  });
}

/** What the words of the demo's goods suffice for, and more than a test of scale needs. */
const mostSeedProducts = 5_000_000;

const settings = z.object({
  PORT: z.preprocess(blankIsUnset, z.coerce.number().int().min(0).max(65_535).default(3000)),
  HOST: z.preprocess(blankIsUnset, z.string().default('127.0.0.1')),
  DATA_DIR: z.preprocess(blankIsUnset, z.string().default('./data')),
  PUBLIC_URL: z.preprocess(blankIsUnset, z.url({ protocol: /^https?$/ }).optional()),
  SECRET_KEY: z.preprocess(blankIsUnset, z.string().min(32, 'must have 32 characters or more').optional()),
  TRUST_PROXY: z.preprocess(
    blankIsUnset,
    z.string().refine(isTrust, 'must be true, false, a number of proxies or a list of their addresses').optional(),
  ),
  SMTP_URL: z.preprocess(blankIsUnset, z.url({ protocol: /^smtps?$/ }).optional()),
  MAIL_FROM: optional,
  SMS_URL: z.preprocess(blankIsUnset, z.url({ protocol: /^https?$/ }).optional()),
  OFFERS_DAY: z.preprocess(blankIsUnset, z.enum([...weekdays, 'never']).default('thursday')),
  SHOP_EMAIL: z.preprocess(blankIsUnset, emailAddress('must be an email address').optional()),
  CURRENCY: z.preprocess(
    blankIsUnset,
    z.string().refine(isCurrency, 'must be the code of a currency, such as EUR').default('EUR'),
  ),
  CLIENT_ID: z.preprocess(blankIsUnset, z.string().default('panier-web')),
  SEED: z.preprocess(blankIsUnset, z.enum(['demo', 'none']).optional()),
  SEED_PRODUCTS: z.preprocess(blankIsUnset, z.coerce.number().int().min(0).max(mostSeedProducts).optional()),
  LOG_LEVEL: z.preprocess(blankIsUnset, z.enum(['error', 'info']).optional()),
  METRICS_PORT: z.preprocess(blankIsUnset, z.coerce.number().int().min(0).max(65_535).optional()),
  DRAIN_SECONDS: z.preprocess(blankIsUnset, z.coerce.number().int().min(0).max(300).default(0)),
  SHELVES_MB: z.preprocess(blankIsUnset, z.coerce.number().int().min(1).max(1_000_000).default(1000)),
  PANIER_DEV: optional,
  ANSWER_CACHE: z.preprocess(blankIsUnset, z.enum(['on', 'off']).default('on')),
  ...backupSettings,
  ...databaseSettings,
  ...engineSettings,
  ...fileSettings,
  ...socialSettings,
  ...importSettings,
  ...mapSettings,
  ...paymentSettings,
  ...pushSettings,
  ...traceSettings,
  ...webhookSettings,
});

/** A list of addresses, all, none, or as many proxies as there are hops. */
export type TrustProxy = boolean | string | ((address: string, hop: number) => boolean);

/** The program's settings, checked. Amounts and durations elsewhere; here is only what an operator sets. */
export type Config = DatabaseSettings & {
  port: number;
  host: string;
  dataDir: string;
  /** Where pictures and papers are kept instead of in `dataDir`; null: they are there. */
  bucket: BucketSettings | null;
  /** Where shoppers find the shop; mails link there. Without trailing slash. */
  publicUrl: string;
  secretKey: string | undefined;
  trustProxy: TrustProxy;
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  /** Takes each SMS as a POST of JSON; may name a user and password. */
  smsUrl: string | undefined;
  shopEmail: string | undefined;
  /** On which day of the week (Monday is 1) offers are mailed; null: on none. */
  offersDay: number | null;
  currency: string;
  /** Those of the currency: amounts are whole numbers of its smallest unit inside, decimal numbers on the wire. */
  decimals: number;
  clientId: string;
  seed: 'demo' | 'none' | undefined;
  /** How many products the demo shop is to have in all, for tests of scale; undefined is its own goods alone. */
  seedProducts: number | undefined;
  isLoopback: boolean;
  isDevelopment: boolean;
  /** Off only to measure what the database alone can do. */
  answerCache: boolean;
  /** `info` has a line for each answer; undefined: errors alone, but for development. */
  logLevel: 'error' | 'info' | undefined;
  /** At which port of 127.0.0.1 `/metrics` answers; undefined: nothing is measured. */
  metricsPort: number | undefined;
  /** Where traces are sent; null: nothing is traced. */
  traces: TraceSettings | null;
  /** How long it still serves after SIGTERM while `/readyz` says that it ends. */
  drainSeconds: number;
  /** What the prices and stock of all stores may take of the process's memory. */
  shelvesBytes: number;
  /** Who answers lists of stores that are not in memory; null: nobody, their shelf is read. */
  searchEngine: EngineSettings | null;
  /** How the shop is backed up. */
  backup: BackupSettings;
  /** Providers that shoppers may sign in with. */
  social: SocialSettings;
  /** The file that is imported each night; null: none is. */
  nightlyImport: NightlyImport | null;
  /** Pictures of the map that the stores stand on; null: our own drawing alone. */
  map: MapTiles | null;
  /** Who takes the money of orders that are paid online. */
  payments: PaymentSettings;
  /** Receivers of webhooks, as `host:port`, that may be private and without TLS. */
  webhookAllowedHosts: readonly string[];
  /** How devices of customers are told of their orders. */
  push: PushSettings;
};

/** Reads and checks the environment. Throws an Error whose message names each wrong setting in a line of its own. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = settings.safeParse(env);
  if (!parsed.success) throw new Error(parsed.error.issues.map((i) => `${i.path.join('.')}: ${i.message}`).join('\n'));
  const s = parsed.data;
  const isLoopback = loopback.has(s.HOST);
  if (!isLoopback && !s.PUBLIC_URL)
    throw new Error('PUBLIC_URL: must be set when HOST is not a loopback address (mails and links need it)');
  return {
    port: s.PORT,
    host: s.HOST,
    dataDir: s.DATA_DIR,
    bucket: readBucket(s),
    publicUrl: (s.PUBLIC_URL ?? `http://${s.HOST.includes(':') ? `[${s.HOST}]` : s.HOST}:${s.PORT}`).replace(
      /\/+$/,
      '',
    ),
    ...readDatabase(s),
    secretKey: s.SECRET_KEY,
    trustProxy: readTrust(s.TRUST_PROXY),
    smtpUrl: s.SMTP_URL,
    mailFrom: s.MAIL_FROM,
    smsUrl: s.SMS_URL,
    shopEmail: s.SHOP_EMAIL,
    offersDay: s.OFFERS_DAY === 'never' ? null : weekdays.indexOf(s.OFFERS_DAY) + 1,
    currency: s.CURRENCY,
    decimals: decimalsOf(s.CURRENCY),
    clientId: s.CLIENT_ID,
    seed: s.SEED,
    seedProducts: s.SEED_PRODUCTS,
    isLoopback,
    isDevelopment: s.PANIER_DEV === '1',
    answerCache: s.ANSWER_CACHE === 'on',
    logLevel: s.LOG_LEVEL,
    metricsPort: s.METRICS_PORT,
    traces: readTraces(s),
    drainSeconds: s.DRAIN_SECONDS,
    shelvesBytes: s.SHELVES_MB * 1e6,
    searchEngine: readEngine(s),
    backup: readBackupSettings(s),
    social: readSocial(s),
    nightlyImport: readNightlyImport(s),
    map: readMapTiles(s),
    webhookAllowedHosts: s.WEBHOOK_ALLOWED_HOSTS,
    push: readPush(s),
    payments: readPayments(s, {
      currency: s.CURRENCY,
      isOwn: isLoopback && (!s.PUBLIC_URL || loopbackHosts.has(new URL(s.PUBLIC_URL).hostname)),
      // As the demo is filled (`fillShop`): asked for, or by default in an embedded database of this machine's own.
      isMaybeDemo: s.SEED === 'demo' || (s.SEED === undefined && !s.DATABASE_URL),
    }),
  };
}

/** TRUST_PROXY: a number of hops, a list of addresses, `true`, or nothing. */
function readTrust(value: string | undefined): TrustProxy {
  if (!value || value === 'false') return false;
  if (value === 'true') return true;
  return /^\d+$/.test(value) ? (_, hop) => hop < Number(value) : value;
}
