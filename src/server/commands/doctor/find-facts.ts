import { existsSync } from 'node:fs';
import { access, constants, mkdir, stat, statfs } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createTransport } from 'nodemailer';
import { listBackups } from '#server/backup/backup-folder.ts';
import { type Config, readConfig } from '#server/config.ts';
import { askBucket } from '#server/media/ask-bucket.ts';
import { askEngine } from './ask-engine.ts';
import { askProviders } from './ask-providers.ts';
import { askPooler, askReplica } from './ask-replica.ts';
import { findDatabase } from './find-database.ts';
import type { Facts } from './judge.ts';

/** Milliseconds that a server has to answer. */
const patience = 5000;
const built = fileURLToPath(new URL('../../../../build/server', import.meta.url));

/**
 * Finds out all that is to be judged of the installation that the settings describe; changes nothing in it but for
 * making its folders.
 */
export async function findFacts(env: Record<string, string | undefined>, now: () => Date): Promise<Facts> {
  const nothing = {
    folder: null,
    bucket: null,
    database: null,
    replica: null,
    pooler: null,
    clocks: [],
    mail: null,
    providers: [],
    engine: null,
    backup: null,
  };
  const machine = { now: now(), node: process.version, isBuilt: existsSync(built) };
  let config: Config;
  try {
    config = readConfig(env);
  } catch (error) {
    return { ...machine, ...nothing, settings: (error as Error).message.split('\n'), shop: null };
  }
  const [{ database, clocks }, replica, pooler, mail, providers, engine, folder, bucket, backup] = await Promise.all([
    findDatabase(config, now),
    askReplica(config),
    askPooler(config),
    askMail(config),
    askProviders(config, patience, now),
    askEngine(config, now),
    findFolder(config.dataDir),
    findBucket(config),
    findBackups(config),
  ]);
  return {
    ...machine,
    settings: [],
    shop: {
      host: config.host,
      isLoopback: config.isLoopback,
      publicUrl: config.publicUrl,
      trustsProxy: config.trustProxy !== false,
      hasSecretKey: config.secretKey !== undefined,
      usesServer: config.databaseUrl !== undefined,
    },
    folder,
    bucket,
    database,
    replica,
    pooler,
    clocks: [...clocks, ...providers.clocks],
    mail,
    providers: providers.found,
    engine,
    backup,
  };
}

function whyOf(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  return message || code || String(error);
}

async function askMail({ smtpUrl }: Config): Promise<Facts['mail']> {
  if (!smtpUrl) return null;
  const { host } = new URL(smtpUrl);
  const timeouts = { connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience };
  const transport = createTransport({ url: smtpUrl, ...timeouts });
  const error = await transport.verify().then(() => null, whyOf);
  transport.close();
  return { host, error };
}

async function findFolder(path: string): Promise<Facts['folder']> {
  try {
    await mkdir(path, { recursive: true });
    await access(path, constants.W_OK);
    const { bavail, bsize } = await statfs(path);
    return { path, error: null, freeBytes: bavail * bsize };
  } catch (error) {
    return { path, error: whyOf(error), freeBytes: 0 };
  }
}

async function findBucket({ bucket }: Config): Promise<Facts['bucket']> {
  if (!bucket) return null;
  const fault = await askBucket(bucket, patience);
  return { name: bucket.bucket, endpoint: bucket.endpoint, fault };
}

async function findBackups({ backup: { nightly, passphrase }, dataDir }: Config): Promise<Facts['backup']> {
  if (!nightly) return null;
  const { folder } = nightly;
  const isEncrypted = passphrase !== undefined;
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
    const [newest] = await listBackups(folder);
    const disks = await Promise.all([folder, dataDir].map((path) => stat(path).then(({ dev }) => dev)));
    return { folder, error: null, newest: newest?.at ?? null, isEncrypted, isSameDisk: disks[0] === disks[1] };
  } catch (error) {
    return { folder, error: whyOf(error), newest: null, isEncrypted, isSameDisk: false };
  }
}
