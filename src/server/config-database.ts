import { z } from 'zod';

/** What stands before the hosts of an address, the hosts, and the rest. */
const parts = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#@]*)(.*)$/i;

const blankIsUnset = (value: unknown) => (value === '' ? undefined : value);
const address = z.preprocess(
  blankIsUnset,
  z.string().refine(isDatabaseUrl, 'must be a PostgreSQL, as postgres://user:password@host:5432/panier').optional(),
);

export const databaseSettings = { DATABASE_URL: address, DATABASE_DIRECT_URL: address, DATABASE_READ_URL: address };

export type DatabaseSettings = {
  /** A PostgreSQL, or several hosts of which one takes writes; undefined: the embedded database. */
  databaseUrl: string | undefined;
  /** The same past the pooler that `databaseUrl` leads to; undefined: there is no pooler. */
  databaseDirectUrl: string | undefined;
  /** A replica of it that the catalogue is read from; undefined: there is none. */
  databaseReadUrl: string | undefined;
};

/** Throws an Error that names the setting which is missing or does not fit. */
export function readDatabase(
  values: Partial<Record<keyof typeof databaseSettings, string | undefined>>,
): DatabaseSettings {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: direct, DATABASE_READ_URL: read } = values;
  if (url === undefined && direct !== undefined) throw new Error('DATABASE_URL: must be set with DATABASE_DIRECT_URL');
  if (url === undefined && read !== undefined) throw new Error('DATABASE_URL: must be set with DATABASE_READ_URL');
  if (read !== undefined && hostsOf(read).length > 1)
    throw new Error('DATABASE_READ_URL: must name one host, the replica');
  return { databaseUrl: url, databaseDirectUrl: direct, databaseReadUrl: read };
}

/**
 * An address for each host that `postgres://user:password@one:5432,two:5432/panier` names, in their order. Of several the
 * one that takes writes is used, whatever `target_session_attrs` says.
 */
export function hostsOf(url: string): string[] {
  const [, head = '', hosts = '', rest = ''] = parts.exec(url) ?? [];
  if (!hosts.includes(',')) return [url];
  return hosts.split(',').map((host) => withoutAttributes(`${head}${host}${rest}`));
}

/** Whether it is the address of a PostgreSQL, with one host or several. */
function isDatabaseUrl(url: string): boolean {
  return /^postgres(ql)?:\/\//i.test(url) && hostsOf(url).every((one) => URL.canParse(one) && new URL(one).host !== '');
}

function withoutAttributes(url: string): string {
  if (!URL.canParse(url)) return url;
  const one = new URL(url);
  one.searchParams.delete('target_session_attrs');
  return one.href;
}
