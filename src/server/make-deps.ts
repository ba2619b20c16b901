import type { Config } from './config.ts';
import { followChanges } from './db/changes.ts';
import type { Connection } from './db/connection.ts';
import type { Deps } from './deps.ts';
import { createAnswerCache } from './http/call/answer-cache.ts';
import { followFlags } from './services/flags.ts';
import { readSecret } from './services/secret.ts';
import { createIdentify } from './services/session/identify.ts';

/** Everything that the API runs on, made from the settings and an open database. */
export async function makeDeps(config: Config, connection: Connection, clock: () => Date): Promise<Deps> {
  const { db } = connection;
  const secret = readSecret(config);
  const changes = await followChanges(connection);
  const answers = createAnswerCache(config.answerCache, clock);
  changes.on('catalogue', answers.drop);
  changes.on('stores', answers.drop);
  const flags = await followFlags(db, changes);
  flags.onChange(answers.drop);
  return {
    config,
    connection,
    db,
    clock,
    secret,
    changes,
    flags,
    identify: createIdentify(connection, secret, clock),
    answers,
  };
}
