import { type Announce, changesChannel, readPayload, type Topic } from '#server/db/announcement.ts';
import type { Connection } from '#server/db/connection.ts';

/** What guests see of the catalogue depends on these. */
const shown: ReadonlySet<Topic> = new Set(['catalogue', 'stores']);

type Act = (storeIds: readonly number[] | null) => void;

/** Notifies this process of what changed, here or in another process of the same shop; null: in all stores. */
export type Changes = { on: (topic: Topic, act: Act) => void; publish: Announce };

export async function followChanges(connection: Pick<Connection, 'listen' | 'noteChange'>): Promise<Changes> {
  const acts = new Map<Topic, Act[]>();
  const publish: Announce = (topic, storeIds = null) => {
    // First, so that whoever reads at once finds it.
    if (shown.has(topic)) connection.noteChange();
    for (const act of acts.get(topic) ?? []) act(storeIds);
  };
  await connection.listen(changesChannel, (payload) => readPayload(payload, publish));
  return { publish, on: (topic, act) => void acts.set(topic, [...(acts.get(topic) ?? []), act]) };
}
