import type { Config } from '#server/config.ts';
import type { Connection } from './connection.ts';
import { connectEmbedded } from './embedded.ts';
import { connectPostgres } from './postgres.ts';

type Settings = Pick<Config, 'databaseUrl' | 'dataDir'> &
  Partial<Pick<Config, 'databaseDirectUrl' | 'databaseReadUrl'>>;

/** The database that the settings name, migrated and ready. */
export function connect(config: Settings): Promise<Connection> {
  const { databaseUrl, databaseDirectUrl: directUrl, databaseReadUrl: readUrl, dataDir } = config;
  return databaseUrl ? connectPostgres(databaseUrl, undefined, { directUrl, readUrl }) : connectEmbedded({ dataDir });
}
