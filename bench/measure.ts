import autocannon from 'autocannon';

export type Asked = { method?: string; path: string; headers?: Record<string, string>; body?: string };
/** Makes the next request; called once for each that is sent. */
export type NextRequest = () => Asked;
/** Requests a second; milliseconds from sending to the whole answer. */
export type Figures = { perSecond: number; p50: number; p99: number };

/** Loads a server for so many seconds and counts what it answers. Throws when anything but a 2xx came. */
export async function measure(url: string, next: NextRequest, connections: number, seconds: number): Promise<Figures> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    // It would decode each body as text: 0.4 ms for a page in gzip, three times what the shop needs to send it.
    setupClient: (client) => {
      client.pipelinedRequests.addBody = () => undefined;
    },
    requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
  });
  const failed = result.errors + result.timeouts + result.non2xx;
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} requests failed, such as ${next().path}`);
  return { perSecond: result.requests.total / result.duration, p50: result.latency.p50, p99: result.latency.p99 };
}

/** The figures in the middle, by requests a second. */
export function median(rounds: readonly Figures[]): Figures {
  const sorted = rounds.toSorted((a, b) => a.perSecond - b.perSecond);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new RangeError('No rounds');
  return middle;
}
