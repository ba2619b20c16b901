import type { Connection } from '#server/db/connection.ts';
import { changesChannel } from '#server/db/transact.ts';

/** What a process keeps in memory and must drop when it changes. */
export type Topic = (typeof topics)[number];
export const topics = ['catalogue', 'stores', 'flags', 'outbox'] as const;

/** Tells the parts of this process what changed, here or in another process of the same shop. */
export type Changes = { on: (topic: Topic, act: () => void) => void; tell: (topic: Topic) => void };

export async function followChanges(connection: Pick<Connection, 'listen'>): Promise<Changes> {
  const acts = new Map<Topic, (() => void)[]>();
  const tell = (topic: Topic) => {
    for (const act of acts.get(topic) ?? []) act();
  };
  await connection.listen(changesChannel, (payload) => {
    // '*': the connection was lost for a while, so anything may have changed.
    for (const topic of topics) if (payload === topic || payload === '*') tell(topic);
  });
  return { tell, on: (topic, act) => void acts.set(topic, [...(acts.get(topic) ?? []), act]) };
}
