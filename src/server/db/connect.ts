import type { Config } from '#server/config.ts';
import type { Connection } from './connection.ts';
import { connectEmbedded } from './embedded.ts';
import { connectPostgres } from './postgres.ts';

/** The database that the settings name, migrated and ready. */
export function connect(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Connection> {
  return config.databaseUrl ? connectPostgres(config.databaseUrl) : connectEmbedded({ dataDir: config.dataDir });
}
