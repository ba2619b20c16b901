import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type {
  DeviceStore,
  Kept,
  KeptRound,
  KeptRun,
  PickingStore,
  RoundsStore,
  Waiting,
  WaitingEvent,
  WaitingStopEvent,
} from './picking-store.ts';

const databaseName = 'PickingDB';

interface PickingSchema extends DBSchema {
  runs: { key: number; value: KeptRun };
  events: { key: number; value: WaitingEvent };
  rounds: { key: number; value: KeptRound };
  roundEvents: { key: number; value: WaitingStopEvent };
}

let opened: Promise<IDBPDatabase<PickingSchema>> | null = null;

function open(): Promise<IDBPDatabase<PickingSchema>> {
  opened ??= openDB<PickingSchema>(databaseName, 2, {
    upgrade(db, from) {
      if (from < 1) {
        db.createObjectStore('runs', { keyPath: 'id' });
        db.createObjectStore('events', { keyPath: 'seq', autoIncrement: true });
      }
      db.createObjectStore('rounds', { keyPath: 'id' });
      db.createObjectStore('roundEvents', { keyPath: 'seq', autoIncrement: true });
    },
    // A page of another release waits for this one.
    blocking(_, __, event) {
      (event.target as IDBDatabase).close();
      opened = null;
    },
    terminated() {
      opened = null;
    },
  });
  return opened;
}

type Names = { runs: 'runs'; events: 'events' } | { runs: 'rounds'; events: 'roundEvents' };

/** In IndexedDB: whatever was said is there after a reload, an empty battery, and a day without network. */
function storeIn<R, S, E>({ runs, events }: Names): DeviceStore<R, S, E> {
  // The names go together, which the types of the schema cannot say.
  const known = (value: unknown) => value as Kept<R, S>;
  const inRuns = (value: Kept<R, S>) => value as never;
  return {
    readRun: async (id) => (await open()).get(runs, id).then((found) => (found ? known(found) : undefined)),
    listRuns: async () => (await (await open()).getAll(runs)).map(known),
    keepRun: async (run) => void (await (await open()).put(runs, inRuns(run))),
    forgetRun: async (id) => (await open()).delete(runs, id),
    async addEvents(added) {
      const tx = (await open()).transaction(events, 'readwrite', { durability: 'strict' });
      // The store gives each its place in their order.
      await Promise.all([...added.map((event) => tx.store.add(event as never)), tx.done]);
    },
    listEvents: async () => (await (await open()).getAll(events)) as unknown as Waiting<E>[],
    async settle(seqs, run) {
      const tx = (await open()).transaction([events, runs], 'readwrite');
      const sent = tx.objectStore(events);
      await Promise.all([...seqs.map((seq) => sent.delete(seq)), tx.objectStore(runs).put(inRuns(run)), tx.done]);
    },
  };
}

export const pickingDb: PickingStore = storeIn({ runs: 'runs', events: 'events' });
export const roundsDb: RoundsStore = storeIn({ runs: 'rounds', events: 'roundEvents' });
