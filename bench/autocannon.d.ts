declare module 'autocannon' {
  type Request = { method?: string; path: string; headers?: Record<string, string>; body?: string };
  type Options = {
    url: string;
    connections: number;
    /** Requests a second, over all connections. */
    overallRate?: number;
    duration: number;
    setupClient?: (client: { pipelinedRequests: { addBody: (part: Buffer) => void } }) => void;
    requests: [{ method?: string; setupRequest: (request: Request) => Request }];
  };
  type Histogram = { average: number; p50: number; p99: number; max: number };
  type Result = {
    requests: Histogram & { total: number };
    latency: Histogram;
    duration: number;
    errors: number;
    timeouts: number;
    non2xx: number;
  };
  function autocannon(options: Options): Promise<Result>;

  // biome-ignore lint/style/noDefaultExport: so the package is made
  export { autocannon as default };
}
