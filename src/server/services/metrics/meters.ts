import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Connection } from '#server/db/connection.ts';
import { createShopGauges } from './shop-gauges.ts';

/** One request that was answered. Nothing of it that a person has typed: the pattern of its route, no address. */
export type Answered = {
  method: string;
  route: string;
  status: number;
  /** `page`: asked by a page that this process renders, without network. */
  source: 'network' | 'page';
  seconds: number;
  isSearch: boolean;
};

/** What became of a list or search that the search engine was asked for; all but `answered` read the shelf instead. */
export type EngineOutcome = 'answered' | 'failed' | 'muted' | 'behind' | 'unsuited';

export type Meters = {
  noteAnswer: (answered: Answered) => void;
  /** The prices and stock of a store were read whole into memory. */
  noteShelf: () => void;
  noteEngine: (outcome: EngineOutcome) => void;
  /** In the text form of Prometheus, with its content type. */
  read: () => Promise<{ type: string; text: string }>;
  names: () => string[];
};

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Everything that the shop tells a Prometheus. The names are a promise: dashboards and alerts of others hold them. */
export function createMeters(sources: { connection: Connection; clock: () => Date }): Meters {
  const registry = new Registry();
  const registers = [registry];
  // Event loop, memory, garbage collection and handles, by the names that all programs on Node have.
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'panier_info',
    help: 'Always 1; the labels tell the versions',
    labelNames: ['node', 'database'],
    registers,
  }).set({ node: process.version, database: sources.connection.kind }, 1);
  const requests = new Counter({
    name: 'panier_http_requests_total',
    help: 'Requests answered, by the pattern of their route',
    labelNames: ['method', 'route', 'status', 'source'],
    registers,
  });
  const durations = new Histogram({
    name: 'panier_http_request_duration_seconds',
    help: 'From the first byte of a request to the last of its answer',
    labelNames: ['method', 'route'],
    buckets: seconds,
    registers,
  });
  const searches = new Histogram({
    name: 'panier_search_duration_seconds',
    help: 'Answers to a search with words, those that were kept included',
    buckets: seconds,
    registers,
  });
  const shelves = new Counter({
    name: 'panier_shelves_read_total',
    help: 'Shelves of stores read whole into memory; many more than there are stores: SHELVES_MB is too small',
    registers,
  });
  const engine = new Counter({
    name: 'panier_search_engine_total',
    help: 'Lists and searches of stores that are not in memory, with SEARCH_ENGINE_URL: answered by the engine, or why not',
    labelNames: ['outcome'],
    registers,
  });
  const refresh = createShopGauges(sources, registers);
  return {
    noteAnswer: ({ method, route, status, source, seconds, isSearch }) => {
      requests.inc({ method, route, status, source });
      // What a page asks is part of the request for the page.
      if (source === 'network') durations.observe({ method, route }, seconds);
      if (isSearch) searches.observe(seconds);
    },
    noteShelf: () => shelves.inc(),
    noteEngine: (outcome) => engine.inc({ outcome }),
    read: async () => {
      await refresh();
      return { type: registry.contentType, text: await registry.metrics() };
    },
    names: () => registry.getMetricsAsArray().map(({ name }) => name),
  };
}
