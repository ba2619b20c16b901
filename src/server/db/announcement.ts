import type { Db } from './connection.ts';

/** What may change: kept in memory by every process, or waited for by a job. */
export type Topic = (typeof topics)[number];
export const topics = ['catalogue', 'stores', 'texts', 'flags', 'outbox', 'tasks', 'payments'] as const;

/**
 * What a commit announces to its own process alone. A commit with a notification takes a lock of the whole server, which
 * an order must not wait for: other processes look into the outbox, for tasks and payments, once a second.
 */
export const ownTopics: ReadonlySet<Topic> = new Set(['outbox', 'tasks', 'payments']);

/** Says that something of a topic changed, in these stores; without, in all. */
export type Announce = (topic: Topic, storeIds?: readonly number[] | null) => void;

export const changesChannel = 'panier_changes';

/** With more stores a notification names none, which means all: a payload may have 8,000 bytes at most. */
const mostNamed = 500;

/** Collects what one transaction announces, each topic once. */
export function gatherAnnouncements() {
  const gathered = new Map<Topic, Set<number> | null>();
  const announce: Announce = (topic, storeIds = null) => {
    const before = gathered.get(topic);
    if (storeIds === null || before === null) gathered.set(topic, null);
    else gathered.set(topic, new Set([...(before ?? []), ...storeIds]));
  };
  const list = () => [...gathered].map(([topic, storeIds]) => ({ topic, storeIds: storeIds && [...storeIds] }));
  return { announce, list };
}

const senders = new WeakMap<Db, string>();

/** What is announced over this database carries this name, which is no other's. */
export function nameSender(db: Db, sender: string): void {
  senders.set(db, sender);
}

/** The payload as it is sent over a database: through a pooler several processes share the connections that send. */
export function signPayload(db: Db, payload: string): string {
  return `${payload}@${senders.get(db) ?? ''}`;
}

/** `heard` gets the payloads of others. */
export function unlessFrom(sender: string, heard: (payload: string) => void): (signed: string) => void {
  return (signed) => {
    const [payload = '', from] = signed.split('@');
    if (from !== sender) heard(payload);
  };
}

/** `catalogue` or, for some stores, `catalogue 3,7`. */
export function toPayload(topic: Topic, storeIds: readonly number[] | null): string {
  return storeIds === null || storeIds.length > mostNamed ? topic : `${topic} ${storeIds.join(',')}`;
}

/** The announcements in a payload; `*` (some may have been missed) is one of each topic. */
export function readPayload(payload: string, announce: Announce): void {
  const [name, stores] = payload.split(' ');
  for (const topic of topics) {
    if (payload === '*') announce(topic, null);
    else if (topic === name) announce(topic, stores === undefined ? null : stores.split(',').map(Number));
  }
}
