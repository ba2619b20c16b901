import type { BucketFault } from '#server/media/ask-bucket.ts';

/** What was found out about an installation; null or absent: it could not be asked, or there is nothing to ask. */
export type Facts = {
  now: Date;
  node: string;
  /** What is wrong with the settings, a line each: then nothing else is known. */
  settings: string[];
  shop: {
    host: string;
    isLoopback: boolean;
    publicUrl: string;
    trustsProxy: boolean;
    hasSecretKey: boolean;
    usesServer: boolean;
  } | null;
  isBuilt: boolean;
  folder: { path: string; error: string | null; freeBytes: number } | null;
  bucket: { name: string; endpoint: string; fault: BucketFault | null } | null;
  database:
    | { isOpenElsewhere: true }
    | { error: string }
    | { version: number | null; lacks: string[]; applied: number | null; newest: number; brokenChecks: string[] }
    | null;
  /** The replica that the settings name, and whether it had within a second what the primary had. */
  replica: { error: string } | { isReplica: boolean; isBehind: boolean } | null;
  /** What a pooler sets connections to: milliseconds that a statement may take, 0 for as long as it likes. */
  pooler: { error: string } | { statementTimeout: number } | null;
  /** What else tells the time, and how many seconds it is ahead of this machine. */
  clocks: { of: string; ahead: number }[];
  mail: { host: string; error: string | null } | null;
  providers: { name: string; error: string | null }[];
  /** The search engine of the settings; `behind` in seconds, null: nothing is there yet. */
  engine: { host: string; error: string } | { host: string; behind: number | null } | null;
  backup: {
    folder: string;
    error: string | null;
    newest: Date | null;
    isEncrypted: boolean;
    isSameDisk: boolean;
  } | null;
};

export type Finding = { level: 'well' | 'note' | 'wrong'; text: string };
type Check = (facts: Facts) => Finding[];

const well = (text: string): Finding => ({ level: 'well', text });
const note = (text: string): Finding => ({ level: 'note', text });
const wrong = (text: string): Finding => ({ level: 'wrong', text });

const leastNode = 24;
const leastPostgres = 15;
/** Bytes. */
const littleRoom = 500 * 2 ** 20;
/** Seconds: tokens, time slots and second factors go by the clock. */
const mostAhead = 30;
const hour = 3_600_000;
const oldBackup = 26;
/** Seconds: from then on the shop does not ask the engine. */
const engineBehind = 60;

/** One by one; each says one thing or several, in words for whoever runs the shop. */
export const checks: Record<string, Check> = {
  settings: ({ settings, shop }) => {
    if (!shop) return settings.map((line) => wrong(`A setting is wrong. ${line}`));
    const said: Finding[] = [];
    const { protocol, hostname } = new URL(shop.publicUrl);
    const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
    if (protocol === 'http:' && !isLocal)
      said.push(
        wrong(
          `PUBLIC_URL is ${shop.publicUrl}: without https: passwords can be read on the way. Put a proxy with a certificate in front.`,
        ),
      );
    if (protocol === 'https:' && !shop.trustsProxy)
      said.push(
        wrong(
          'PUBLIC_URL has https:, so a proxy is in front, but TRUST_PROXY is not set: limits count all shoppers as one address. Set it to the number of proxies, mostly 1.',
        ),
      );
    if (shop.usesServer && !shop.hasSecretKey)
      said.push(note('SECRET_KEY is not set: several processes must share DATA_DIR, which holds the key.'));
    if (!isLocal && !shop.usesServer)
      said.push(
        wrong(
          'DATABASE_URL is not set: the embedded database is for trying out. A power cut can lose its last orders.',
        ),
      );
    return said.length > 0 ? said : [well('The settings are in order.')];
  },
  versions: ({ node, isBuilt }) => [
    Number(/^v(\d+)/.exec(node)?.[1]) >= leastNode
      ? well(`Node is ${node}.`)
      : wrong(`Node is ${node}; the shop needs ${leastNode} or later. \`npm start\` brings its own.`),
    ...(isBuilt ? [] : [note('The pages are not built yet: the next `npm start` does it.')]),
  ],
  bucket: ({ bucket }) => {
    if (!bucket) return [];
    const { name, endpoint, fault } = bucket;
    const { protocol, hostname } = new URL(endpoint);
    const isOpen = protocol === 'http:' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname);
    return [
      fault
        ? wrong(`The bucket ${name} at ${endpoint} cannot be used: ${fault.setting ?? 'S3_ENDPOINT'}: ${fault.error}`)
        : well(`The bucket ${name} at ${endpoint} answers.`),
      ...(isOpen ? [note(`S3_ENDPOINT has http:, so pictures and papers can be read on the way to ${endpoint}.`)] : []),
    ];
  },
  disk: ({ folder }) => {
    if (!folder) return [];
    const { path, error, freeBytes } = folder;
    if (error) return [wrong(`DATA_DIR (${path}) cannot be written: ${error}`)];
    const free = `${Math.floor(freeBytes / 2 ** 20)} MB are free on the disk of DATA_DIR (${path}).`;
    return [freeBytes < littleRoom ? wrong(`Only ${free} Pictures and invoices may soon find no room.`) : well(free)];
  },
  database: ({ database }) => {
    if (!database) return [];
    if ('isOpenElsewhere' in database)
      return [note('The embedded database is in use by the running shop, so it was not looked into.')];
    if ('error' in database) return [wrong(`The database does not answer: ${database.error}`)];
    const { version, lacks, applied, newest, brokenChecks } = database;
    const said: Finding[] = [];
    if (version !== null && version < leastPostgres)
      said.push(wrong(`PostgreSQL is ${version}; the shop needs ${leastPostgres} or later.`));
    for (const name of lacks)
      said.push(wrong(`PostgreSQL lacks the extension ${name}: install postgresql-contrib, or have it created.`));
    if (applied === null) said.push(note('The database is empty: the first start makes its tables.'));
    else if (applied > newest)
      said.push(
        wrong(
          'The database was changed by a newer release than this one: run that one, or restore a backup of before.',
        ),
      );
    else if (applied < newest)
      said.push(
        note('The database is of an earlier release: the next start brings it up to date. Make a backup first.'),
      );
    if (brokenChecks.length > 0)
      said.push(
        wrong(`Something that must hold of the data does not: ${brokenChecks.join(', ')} (/admin/config#checks).`),
      );
    return said.length > 0 ? said : [well('The database answers and is up to date.')];
  },
  replica: ({ replica }) => {
    if (!replica) return [];
    if ('error' in replica)
      return [wrong(`The replica (DATABASE_READ_URL) does not answer, the primary is read: ${replica.error}`)];
    if (!replica.isReplica) return [wrong('DATABASE_READ_URL leads to a server that is no replica: it is not read.')];
    return [
      replica.isBehind
        ? wrong('The replica is more than a second behind: it is not read, the primary is.')
        : well('The replica is not behind.'),
    ];
  },
  pooler: ({ pooler }) => {
    if (!pooler) return [];
    if ('error' in pooler) return [wrong(`DATABASE_URL, the pooler, does not answer: ${pooler.error}`)];
    return [
      pooler.statementTimeout === 0
        ? wrong('The pooler gives statements no limit of time: set its connect_query (docs/running.md).')
        : well('The pooler answers and gives statements a limit of time.'),
    ];
  },
  clock: ({ clocks }) => {
    const off = clocks.filter(({ ahead }) => Math.abs(ahead) > mostAhead);
    if (clocks.length === 0) return [];
    if (off.length === 0) return [well('The clock is right.')];
    return off.map(({ of, ahead }) =>
      wrong(
        `The clock of ${of} is ${Math.round(Math.abs(ahead))} s ${ahead > 0 ? 'ahead of' : 'behind'} this machine's: set both by NTP.`,
      ),
    );
  },
  mail: ({ mail, shop }) => {
    if (mail)
      return [
        mail.error
          ? wrong(`The mail server ${mail.host} refuses: ${mail.error}`)
          : well(`The mail server ${mail.host} answers.`),
      ];
    if (!shop) return [];
    return [
      shop.isLoopback
        ? note('SMTP_URL is not set: mails are files in DATA_DIR/outbox, and reach nobody.')
        : wrong('SMTP_URL is not set: no customer gets a mail.'),
    ];
  },
  providers: ({ providers }) =>
    providers.map(({ name, error }) => (error ? wrong(`${name} refuses: ${error}`) : well(`${name} answers.`))),
  engine: ({ engine }) => {
    if (!engine) return [];
    const { host } = engine;
    if ('error' in engine)
      return [wrong(`The search engine ${host} does not answer, so shelves are read instead: ${engine.error}`)];
    if (engine.behind === null)
      return [note(`The search engine ${host} answers; a running shop has yet to fill it (SEARCH_ENGINE_URL).`)];
    return [
      engine.behind > engineBehind
        ? wrong(`The search engine ${host} is ${Math.round(engine.behind)} s behind and not asked: the log says why.`)
        : well(`The search engine ${host} answers and is not behind.`),
    ];
  },
  backups: ({ backup, shop, now }) => {
    if (!shop) return [];
    if (!backup)
      return [
        shop.isLoopback
          ? note('BACKUP_DIR is not set: nobody makes backups.')
          : wrong('BACKUP_DIR is not set: nobody makes backups by themselves.'),
      ];
    const { folder, error, newest, isEncrypted, isSameDisk } = backup;
    if (error) return [wrong(`BACKUP_DIR (${folder}) cannot be written: ${error}`)];
    const said: Finding[] = [];
    const age = newest === null ? null : (now.getTime() - newest.getTime()) / hour;
    if (age === null) said.push(wrong(`There is no backup in ${folder} yet: \`npm run backup\` makes one.`));
    else if (age > oldBackup) said.push(wrong(`The last backup is ${Math.floor(age)} hours old; the log says why.`));
    else said.push(well(`The last backup is ${Math.floor(age)} hours old.`));
    if (!isEncrypted) said.push(note('BACKUP_PASSPHRASE is not set: whoever has a backup has the shop.'));
    if (isSameDisk)
      said.push(note('BACKUP_DIR is on the disk of DATA_DIR: both go with it. Copy the backups elsewhere.'));
    return said;
  },
};

export function judge(facts: Facts): Finding[] {
  return Object.values(checks).flatMap((check) => check(facts));
}
