import type { Abilities } from '#domain/payment/provider.ts';
import type {
  BookEntry,
  CallOutcome,
  KnownPayment,
  Provider,
  References,
  Standing,
  StandingRefund,
} from '#server/features/payments/provider.ts';

/**
 * What goes wrong with the next call of a kind: it is not answered though it was done, or was not; it breaks, and was not
 * done, or was; it comes too soon; it is refused; our own process ends before it or after it.
 */
export type Fault = 'lost' | 'cut' | 'broken' | 'brokenDone' | 'busy' | 'refused' | 'killedBefore' | 'killedAfter';
type Thing = Standing & { amountCents: number; keepsMeans: boolean };
type Calls =
  | 'open'
  | 'lookup'
  | 'authoriseApproved'
  | 'authoriseKept'
  | 'reauthorise'
  | 'capture'
  | 'cancel'
  | 'forgetMeans'
  | 'refund';

const broken = { kind: 'failed', text: 'broken' } as const;
const none: References = { page: null, reservation: null, capture: null, means: null, customer: null };
const can: Record<Provider['name'], Pick<Abilities, 'keepsMeans' | 'authorisedDays' | 'honouredDays'>> = {
  stripe: { keepsMeans: true, authorisedDays: { onSession: 7, offSession: 4 }, honouredDays: null },
  paypal: { keepsMeans: false, authorisedDays: { onSession: 29, offSession: 29 }, honouredDays: 3 },
};
const others: Omit<Abilities, keyof (typeof can)['stripe']> = {
  captures: 'once',
  asynchronous: false,
  currencies: { EUR: { decimals: 2, minimum: 50 } },
};

export type TestProvider = Provider & {
  /** The payer's part, on the hosted page. */
  pay: (paymentId: string, how?: { cents?: number; declined?: string }) => void;
  /** The next call of a kind fails so; several are used up in turn. */
  fail: (call: Calls, ...faults: Fault[]) => void;
  /** From now on nothing fails. */
  heal: () => void;
  /** Changed at the provider without us. */
  things: Map<string, Thing>;
  /** Its own books, whether they are written to the day's end, and whether it does not answer about them. */
  books: { entries: BookEntry[]; isComplete: boolean; fails: boolean };
  /** How a refund stands that is asked for. */
  bank: { answers: StandingRefund['state'] };
  /** How often each call was done, not only asked for. */
  done: Calls[];
};

/** A provider in memory that keeps its answers under their keys and fails as it is told: for tests of what settles payments. */
export function createTestProvider(name: Provider['name'] = 'stripe'): TestProvider {
  const things = new Map<string, Thing>();
  const kept = new Map<string, CallOutcome<unknown>>();
  const faults = new Map<Calls, Fault[]>();
  const done: Calls[] = [];
  const bank: TestProvider['bank'] = { answers: 'done' };
  const books: TestProvider['books'] = { entries: [], isComplete: true, fails: false };

  /** One call under a key: what it made is made once, and a broken answer is kept too. */
  async function once<T>(call: Calls, key: string, make: () => CallOutcome<T>): Promise<CallOutcome<T>> {
    const fault = faults.get(call)?.shift();
    if (fault === 'busy') return { kind: 'later', text: 'busy' };
    if (fault === 'killedBefore') throw new Error('killed');
    if (fault === 'cut') return { kind: 'unknown', text: 'cut' };
    if (fault === 'refused') return { kind: 'refused', code: 'declined', text: 'declined' };
    const known = kept.get(key) as CallOutcome<T> | undefined;
    const made = known ?? (fault === 'broken' ? broken : make());
    if (!known && made.kind === 'done') done.push(call);
    const answer = fault === 'brokenDone' ? broken : made;
    kept.set(key, answer);
    if (fault === 'killedAfter') throw new Error('killed');
    return fault === 'lost' ? { kind: 'unknown', text: 'lost' } : answer;
  }

  function find(payment: KnownPayment): Thing | null {
    return things.get(payment.id) ?? null;
  }

  function change(call: Calls, payment: KnownPayment, key: string, work: (thing: Thing) => string | null) {
    return once<Standing>(call, key, () => {
      const thing = find(payment);
      if (!thing) return { kind: 'refused', code: 'missing', text: 'no such payment' };
      const fault = work(thing);
      return fault ? { kind: 'refused', code: fault, text: fault } : { kind: 'done', value: copy(thing) };
    });
  }

  return {
    name,
    mode: 'test',
    abilities: { ...can[name], ...others },
    things,
    done,
    fail: (call, ...list) => void faults.set(call, [...(faults.get(call) ?? []), ...list]),
    heal: () => faults.clear(),
    pay: (paymentId, { cents, declined } = {}) => {
      const thing = things.get(paymentId);
      if (thing?.state !== 'open') throw new Error(`the page of ${paymentId} is not open`);
      if (declined) return void Object.assign(thing, { declined });
      const state = thing.keepsMeans ? 'kept' : name === 'paypal' ? 'approved' : 'authorised';
      if (state === 'authorised') reserve(thing, cents);
      else thing.state = state;
      const means = { means: `means-${paymentId}`, customer: `customer-${paymentId}` };
      if (state === 'kept') thing.references = { ...thing.references, ...means };
    },
    open: (page, key) =>
      once('open', key, () => {
        const references = { ...none, page: `page-${page.id}` };
        const sums = { reservedCents: 0, capturedCents: 0, amountCents: page.amountCents };
        const about = { paymentId: page.id, currency: page.currency, keepsMeans: page.keepsMeans };
        const rest = { refunds: [], reservedUntil: null, card: null, declined: null, dispute: null };
        if (!things.has(page.id)) things.set(page.id, { state: 'open', references, ...sums, ...about, ...rest });
        return { kind: 'done', value: { url: `https://pay.example/${page.id}`, references } };
      }),
    lookup: (payment) =>
      once('lookup', `lookup-${Math.random()}`, () => {
        const thing = find(payment);
        return { kind: 'done', value: thing ? copy(thing) : missing };
      }),
    authoriseApproved: (payment, key) =>
      change('authoriseApproved', payment, key, (thing) => {
        if (thing.state !== 'approved') return 'notApproved';
        reserve(thing);
        return null;
      }),
    authoriseKept: (payment, key) => {
      // Another payment on the means of the first.
      const of = [...things.values()].find(({ references }) => references.means === payment.references.means);
      if (of && !things.has(payment.id))
        things.set(payment.id, { ...of, ...payment, paymentId: payment.id, state: 'kept' });
      return change('authoriseKept', payment, key, (thing) => {
        if (thing.state !== 'kept') return 'notKept';
        reserve(thing, payment.amountCents);
        return null;
      });
    },
    reauthorise: (payment, key) =>
      change('reauthorise', payment, key, (thing) => {
        if (thing.state !== 'authorised') return 'notAuthorised';
        thing.references = { ...thing.references, reservation: `${thing.references.reservation}-anew` };
        return null;
      }),
    capture: (payment, cents, _final, key) =>
      change('capture', payment, key, (thing) => {
        if (thing.state !== 'authorised' || cents > thing.reservedCents) return 'notCapturable';
        Object.assign(thing, { state: 'captured', capturedCents: cents });
        return null;
      }),
    cancel: (payment, key) =>
      change('cancel', payment, key, (thing) => {
        if (thing.state === 'captured') return 'captured';
        // As with a page that was paid meanwhile: what it reserved is not released by closing it.
        if (payment.references.reservation === null && thing.state === 'authorised') return 'complete';
        Object.assign(thing, { state: 'closed', reservedCents: 0 });
        return null;
      }),
    refund: (payment, amountCents, key) =>
      once<StandingRefund>('refund', key, () => {
        const thing = find(payment);
        const standing = thing?.refunds.filter(({ state }) => state !== 'failed') ?? [];
        const back = standing.reduce((sum, refund) => sum + refund.amountCents, 0);
        if (!thing || back + amountCents > thing.capturedCents)
          return { kind: 'refused', code: 'tooMuch', text: 'too much' };
        const said = name === 'paypal' ? null : key;
        const refund = { reference: `refund-${key}`, key: said, amountCents, state: bank.answers } as const;
        thing.refunds = [...thing.refunds, refund];
        return { kind: 'done', value: refund };
      }),
    forgetMeans: ({ means }, key) =>
      once('forgetMeans', key, () => {
        // What was taken on them stands, and can go back.
        for (const thing of things.values())
          if (means && thing.references.means === means && thing.state === 'kept') thing.state = 'closed';
        return { kind: 'done', value: null };
      }),
    bank,
    readEvent: async (bytes) => JSON.parse(bytes.toString()),
    books,
    listBooks: async (day) => {
      if (books.fails) return { kind: 'unknown', text: 'cut' };
      const entries = books.entries.filter(({ at }) => at.toISOString().startsWith(day));
      return { kind: 'done', value: { entries, complete: books.isComplete } };
    },
    ping: async () => true,
  };
}

function reserve(thing: Thing, cents = thing.amountCents): void {
  const references = { ...thing.references, reservation: `reserved-${thing.paymentId}` };
  Object.assign(thing, { state: 'authorised', reservedCents: cents, references });
}

const missing: Standing = {
  state: 'missing',
  references: none,
  paymentId: null,
  currency: null,
  reservedCents: 0,
  capturedCents: 0,
  refunds: [],
  reservedUntil: null,
  card: null,
  declined: null,
  dispute: null,
};

function copy({ amountCents: _, keepsMeans: __, ...standing }: Thing): Standing {
  return { ...standing, refunds: [...standing.refunds] };
}
