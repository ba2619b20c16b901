import type { CallOutcome, Standing } from '../provider.ts';

/** What a call was refused for before it was made, or in its answer. */
export class Refusal extends Error {
  readonly code: string;
  constructor(code: string, text: string) {
    super(text);
    this.code = code;
  }
}

export function done<T>(value: T): CallOutcome<T> {
  return { kind: 'done', value };
}

/** What a provider cannot do is refused by us. */
export function unsupported(what: string): Promise<CallOutcome<never>> {
  const text = `${what} is not offered by this provider`;
  return Promise.resolve({ kind: 'refused', code: 'unsupported', text });
}

/** A payment of which the provider knows nothing, or nothing more than `known` says. */
export function bareStanding(known: Pick<Standing, 'state' | 'references'> & Partial<Standing>): Standing {
  return {
    paymentId: null,
    currency: null,
    reservedCents: 0,
    capturedCents: 0,
    refunds: [],
    reservedUntil: null,
    card: null,
    declined: null,
    dispute: null,
    ...known,
  };
}
