import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { type RunningShop, runShop } from './run-shop.ts';

const file = fileURLToPath(new URL('../../../scripts/run/haproxy.cfg', import.meta.url));
/** As the file names them. */
const names = ['a', 'b'] as const;

export type BalancedShop = {
  /** Where the balancer answers, without a slash at the end. */
  address: string;
  /**
   * Ends a process as an operator would, waits until it has, and starts it again; answers its exit code and how long it
   * took, in ms.
   */
  restart: (name: (typeof names)[number]) => Promise<{ code: number | null; ms: number }>;
  /** How many answers each process has given by the balancer's count. */
  answered: () => Promise<Record<string, number>>;
  /** How many shelves each process has read whole into memory. */
  shelvesRead: () => Promise<Record<string, number>>;
  /** What the balancer holds of each process. */
  states: () => Promise<Record<string, string>>;
  /** Tells all processes to end, and waits until the balancer has seen it. */
  tellToEnd: () => Promise<void>;
  kill: () => Promise<void>;
};

/** Whether HAProxy is on this machine. */
export function hasBalancer(): boolean {
  return spawnSync('haproxy', ['-v'], { stdio: 'ignore' }).status === 0;
}

type Places = { port: number; statusPort: number; ports: readonly number[]; byStore?: boolean };

/** HAProxy by the file that operators get, before two processes on this machine. Resolves when both are in. */
export async function startBalancer({ port, statusPort, ports, byStore = false }: Places) {
  const env = {
    ...process.env,
    ...{ BALANCER_HOST: '127.0.0.1', BALANCER_PORT: `${port}`, BALANCER_STATUS_PORT: `${statusPort}` },
    ...{ SHOP_A: `127.0.0.1:${ports[0]}`, SHOP_B: `127.0.0.1:${ports[1]}` },
    ...(byStore && { STORES_BY_GROUP: '1' }),
  };
  const balancer = spawn('haproxy', ['-db', '-f', file], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const rows = () => readStatus(`http://127.0.0.1:${statusPort}/;csv`);
  // "UP 1/3" has had red checks, "DOWN 1/2" a green one.
  const states = async () => Object.fromEntries((await rows()).map((row) => [row.svname, row.status]));
  const until = (state: string, ...wanted: readonly string[]) => {
    const isSo = async () => {
      if (balancer.exitCode !== null) throw new Error(`haproxy ended with ${balancer.exitCode}`);
      const found = await states().catch((): Record<string, string> => ({}));
      return wanted.every((name) => found[name] === state);
    };
    return expect.poll(isSo, { timeout: 60_000, interval: 50 }).toBe(true);
  };
  await until('UP', ...names);
  return { rows, states, until, stop: () => end(balancer) };
}

/**
 * Two processes of the shop with these settings behind HAProxy, each with the calls of all stores or, `byStore`, of some.
 * Resolves when both are in.
 */
export async function startBalancedShop(
  settings: Record<string, string>,
  { byStore = false }: { byStore?: boolean } = {},
): Promise<BalancedShop> {
  const [port = 0, statusPort = 0, a = 0, b = 0, ...metricsPorts] = await freePorts(6);
  const ports = [a, b];
  const shops = new Map(
    names.map((name, i) => [name, { shop: runShop(settings), port: `${ports[i]}`, metricsPort: `${metricsPorts[i]}` }]),
  );
  const start = ({ shop, port, metricsPort }: { shop: RunningShop; port: string; metricsPort: string }) =>
    shop.start({ PORT: port, METRICS_PORT: metricsPort });
  await Promise.all([...shops.values()].map(start));
  const { rows, states, until, stop } = await startBalancer({ port, statusPort, ports, byStore });
  return {
    address: `http://127.0.0.1:${port}`,
    restart: async (name) => {
      const one = shops.get(name);
      if (!one) throw new RangeError(name);
      const began = performance.now();
      const code = await one.shop.terminate();
      await start(one);
      await until('UP', name);
      return { code, ms: performance.now() - began };
    },
    answered: async () => Object.fromEntries((await rows()).map((row) => [row.svname, Number(row.hrsp_2xx)] as const)),
    shelvesRead: async () => {
      const read = async ({ metricsPort }: { metricsPort: string }) => {
        const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
        return Number(/^panier_shelves_read_total (\d+)$/m.exec(text)?.[1]);
      };
      return Object.fromEntries(
        await Promise.all([...shops].map(async ([name, one]) => [name, await read(one)] as const)),
      );
    },
    states,
    tellToEnd: async () => {
      for (const { shop } of shops.values()) void shop.terminate();
      await until('DOWN', ...names);
    },
    kill: async () => {
      await stop();
      for (const { shop } of shops.values()) await shop.kill();
    },
  };
}

type StatusRow = { pxname: string; svname: string; status: string; hrsp_2xx: string };

/** What the balancer says of the processes. */
async function readStatus(url: string): Promise<StatusRow[]> {
  const answer = await fetch(url, { headers: { connection: 'close' } });
  const [head = '', ...lines] = (await answer.text()).replace(/^# /, '').split('\n');
  const columns = head.split(',');
  return lines
    .map((line) => Object.fromEntries(line.split(',').map((value, i) => [columns[i], value])) as StatusRow)
    .filter((row) => row.pxname === 'processes' && names.some((name) => name === row.svname));
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

/** Ports that nobody listened at a moment ago. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer().listen(0, '127.0.0.1');
      await once(server, 'listening');
      return server;
    }),
  );
  return Promise.all(
    servers.map(async (server) => {
      const address = server.address();
      server.close();
      await once(server, 'close');
      return typeof address === 'object' ? (address?.port ?? 0) : 0;
    }),
  );
}
