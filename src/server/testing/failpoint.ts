import { AsyncLocalStorage } from 'node:async_hooks';
import { tracingChannel } from 'node:diagnostics_channel';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

/** The how-manieth order of this process it is, and how many statements it has sent to the database so far. */
type Order = { place: number; statements: number };

const orders = new AsyncLocalStorage<Order | null>();
/**
 * The process counts in its first orders how many statements one takes, and crashes in one well after them. The first read
 * what later ones find in memory: one that ends without having come to the statement crashes the process there.
 */
const learnt = 2;
const atOnce = 8;

/**
 * Has this process killed (-9) before or after a statement of an order, whatever the statements are: of point 0 before the
 * first, 1 after it, 2 before the second, and so on, round and round. Below the program, which knows nothing of it: at the
 * drivers, and where the framework says that it hands a request over.
 */
export function armFailpoint(point: number): void {
  let begun = 0;
  let most = 0;
  const { start, asyncEnd } = tracingChannel('fastify.request.handler');
  const ofRequest = new WeakMap<object, Order>();
  start.bindStore(orders, (message) => {
    const { request } = message as { request: { method: string; url: string } };
    if (request.method !== 'POST' || !request.url.startsWith('/api/v1/order/create')) return null;
    begun += 1;
    const order = { place: begun, statements: 0 };
    ofRequest.set(message as object, order);
    return order;
  });
  const isLate = (order: Order) => order.place > learnt + atOnce;
  const isDue = (order: Order) => isLate(order) && order.statements === (Math.floor(point / 2) % Math.max(1, most)) + 1;
  const die = () => process.kill(process.pid, 'SIGKILL');
  asyncEnd.subscribe((message) => {
    const order = ofRequest.get(message as object);
    if (order && isLate(order)) die();
  });
  /** Counts a statement of an order around its run; those of jobs and other requests pass. */
  const around = (run: () => unknown) => {
    const order = orders.getStore();
    if (!order) return run();
    order.statements += 1;
    if (order.place <= learnt) most = Math.max(most, order.statements);
    const isLast = isDue(order);
    if (isLast && point % 2 === 0) die();
    const result = run();
    if (isLast && result instanceof Promise) result.then(die, die);
    return result;
  };
  wrap(pg.Client.prototype, 'query', around);
  wrap(PGlite.prototype, 'execProtocolRaw', around);
}

function wrap(prototype: object, name: string, around: (run: () => unknown) => unknown): void {
  const methods = prototype as Record<string, (...args: unknown[]) => unknown>;
  const original = methods[name];
  if (!original) throw new Error(`nothing to wrap: ${name}`);
  methods[name] = function (...args) {
    return around(() => original.apply(this, args));
  };
}
