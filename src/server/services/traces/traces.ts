/** A request that has come: nothing of it that a person has typed, the pattern of its route and no address. */
export type TracedRequest = {
  id: string;
  method: string;
  route: string;
  /** `page`: asked within this process, by a page or a form of one. */
  source: 'network' | 'page';
  /** The header of whoever passed it on, where that is trusted. */
  traceParent: unknown;
};

/** `run`: what it does is below the request. */
export type BegunRequest = { run: <T>(work: () => T) => T; end: (status: number) => void };

export type Traces = {
  beginRequest: (request: TracedRequest) => BegunRequest;
  /** Sends what is left, within two seconds. */
  close: () => Promise<void>;
};
