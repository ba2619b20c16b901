import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { KeptRun, PickingStore, WaitingEvent } from './picking-store.ts';

const databaseName = 'PickingDB';

interface PickingSchema extends DBSchema {
  runs: { key: number; value: KeptRun };
  events: { key: number; value: WaitingEvent };
}

let opened: Promise<IDBPDatabase<PickingSchema>> | null = null;

function open(): Promise<IDBPDatabase<PickingSchema>> {
  opened ??= openDB<PickingSchema>(databaseName, 1, {
    upgrade(db) {
      db.createObjectStore('runs', { keyPath: 'id' });
      db.createObjectStore('events', { keyPath: 'seq', autoIncrement: true });
    },
    terminated() {
      opened = null;
    },
  });
  return opened;
}

/** In IndexedDB: whatever was said of a line is there after a reload, an empty battery, and a day without network. */
export const pickingDb: PickingStore = {
  readRun: async (id) => (await open()).get('runs', id),
  listRuns: async () => (await open()).getAll('runs'),
  keepRun: async (run) => void (await (await open()).put('runs', run)),
  forgetRun: async (id) => (await open()).delete('runs', id),
  async addEvents(events) {
    const tx = (await open()).transaction('events', 'readwrite', { durability: 'strict' });
    // The store gives each its place in their order.
    await Promise.all([...events.map((event) => tx.store.add(event as WaitingEvent)), tx.done]);
  },
  listEvents: async () => (await open()).getAll('events'),
  async settle(seqs, run) {
    const tx = (await open()).transaction(['events', 'runs'], 'readwrite');
    const events = tx.objectStore('events');
    await Promise.all([...seqs.map((seq) => events.delete(seq)), tx.objectStore('runs').put(run), tx.done]);
  },
};
