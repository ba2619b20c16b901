import { Counter, Gauge, type Registry } from 'prom-client';
import type { Connection } from '#server/db/connection.ts';
import { type Counts, type Fact, readCounts, readFacts } from './read-facts.ts';

/** Milliseconds; whoever asks does so every 15 seconds or more rarely. */
const longest = 3000;
/** Seconds after which a transaction is committed or gone, by the limit of a statement. */
const settled = 20;

const gauges: Record<Fact, string> = {
  panier_outbox_waiting: 'Entries of the outbox (mails, SMS, invoices) that are due and not done',
  panier_outbox_oldest_seconds: 'Since when the oldest of them is due',
  panier_outbox_given_up: 'Entries of the outbox that nobody tries any more',
  panier_tasks_waiting: 'Tasks of staff and imports that wait or run',
  panier_tasks_oldest_seconds: 'Since when the oldest of them was asked for',
  panier_webhook_deliveries_waiting: 'Deliveries to webhooks that are not made yet',
  panier_payments_attention: 'Payments that need a person',
  panier_invariants_broken: 'Checks of the data that did not hold, or could not be made, the last time',
  panier_backup_age_seconds: 'Since the last backup that the shop has made by itself; absent before the first',
};

/**
 * What the database tells of the whole shop, read by the function that it answers, when somebody asks. Each process of
 * a shop tells the same: a query takes the `max` of them, not the sum. Where the database does not answer,
 * `panier_database_up` is 0 and the others are absent.
 */
export function createShopGauges(
  { connection, clock }: { connection: Connection; clock: () => Date },
  registers: Registry[],
): () => Promise<void> {
  const all = (Object.keys(gauges) as Fact[]).map(
    (name) => [name, new Gauge({ name, help: gauges[name], registers })] as const,
  );
  const counter = (name: string, help: string, labelNames: string[]) =>
    new Counter({ name, help, labelNames, registers });
  const counters = {
    order: counter('panier_orders_placed_total', 'Orders placed since the process began, of the whole shop', ['type']),
    payment: counter('panier_payment_calls_total', 'What calls to providers of payments came to, of the whole shop', [
      'provider',
      'kind',
      'outcome',
    ]),
    import: counter('panier_imports_total', 'Imports that ended, of the whole shop', ['state']),
  };
  let since = clock();
  const count = async () => {
    const until = new Date(clock().getTime() - settled * 1000);
    if (until <= since) return;
    const from = since;
    since = until;
    const counts: Counts = await readCounts(connection, from, until).catch((error: unknown) => {
      since = from;
      throw error;
    });
    for (const { of, labels, count } of counts) counters[of].inc(labels, count);
  };
  const isUp = new Gauge({ name: 'panier_database_up', help: 'Whether the database answers', registers });
  new Gauge({
    name: 'panier_database_connections',
    help: 'Connections of this process to PostgreSQL; waiting: work that waits for one',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const { name: pool, open, idle, waiting } of connection.pools()) {
        this.set({ pool, state: 'used' }, open - idle);
        this.set({ pool, state: 'idle' }, idle);
        this.set({ pool, state: 'waiting' }, waiting);
      }
    },
  });
  createReplicaGauges(connection, registers);
  return async () => {
    try {
      const asked = Promise.all([readFacts(connection, clock()), count()]);
      const [facts] = await within(longest, asked);
      for (const [name, gauge] of all) {
        const value = facts[name];
        if (value === null) gauge.remove();
        else gauge.set(value);
      }
      isUp.set(1);
    } catch {
      for (const [, gauge] of all) gauge.remove();
      isUp.set(0);
    }
  };
}

/** Of this process: each watches the replica by itself. */
function createReplicaGauges({ replica }: Pick<Connection, 'replica'>, registers: Registry[]): void {
  const gauge = (name: string, help: string, read: () => number | null | undefined) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        const value = read() ?? null;
        if (value === null) this.remove();
        else this.set(value);
      },
    });
  gauge('panier_replica_read', 'Whether the catalogue is read on the replica; absent without one', () => {
    const state = replica();
    return state && Number(state.isRead);
  });
  gauge('panier_replica_lag_seconds', 'How far the replica is behind at most; absent where that is not known', () => {
    const milliseconds = replica()?.lagMilliseconds ?? null;
    return milliseconds === null ? null : milliseconds / 1000;
  });
}

function within<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the database does not answer')), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
