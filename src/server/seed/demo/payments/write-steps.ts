import type { Cents } from '#domain/money/cents.ts';
import { takenState } from '#domain/payment/payment-status.ts';
import type { paymentEvents, payments } from '#server/db/tables/payments.ts';
import type { PastStep } from '#server/sandbox/past/past-payment.ts';
import { drawnBytes } from './drawn-bytes.ts';

type Event = typeof paymentEvents.$inferInsert;
type Row = typeof payments.$inferInsert;
export type Standing = Pick<Row, 'attention' | 'authorisedAt' | 'captureCents' | 'endReason' | 'status'> &
  Record<'reservedCents' | 'capturedCents' | 'refundedCents', Cents>;
type Of = Pick<Row, 'id' | 'amountCents' | 'keepsMeans' | 'method'>;
type Sums = Partial<Record<'reservedCents' | 'capturedCents' | 'refundedCents', Cents>>;
type Call = Pick<Event, 'kind' | 'amountCents' | 'code'> & { key?: string; isRefused?: boolean };

/** The rows of what was asked and said of a payment, numbered from `nextId` on. */
export function eventWriter(paymentId: string, nextId: () => number) {
  const events: Event[] = [];
  const random = drawnBytes('keys', paymentId);
  const bare = { paymentId, key: null, replaces: null, requestId: null, outcome: null, eventId: null };
  const none = {
    ...bare,
    reservedCents: 0,
    capturedCents: 0,
    refundedCents: 0,
    amountCents: null,
    code: null,
    text: null,
  };
  const add = (event: Partial<Event> & Pick<Event, 'at' | 'kind' | 'phase'>) => {
    const id = nextId();
    events.push({ id, ...none, ...event });
    return id;
  };
  return {
    events,
    /** A call to the provider, and its outcome at once. */
    call: (at: Date, { kind, amountCents = null, key = random(16).toString('hex'), code = null, isRefused }: Call) => {
      const requestId = add({ at, kind, phase: 'request', key, amountCents });
      add({ at, kind, phase: 'outcome', requestId, outcome: isRefused ? 'refused' : 'done', code });
    },
    /** What followed of it. */
    note: (at: Date, text: string, sums: Sums = {}) => add({ at, kind: 'settled', phase: 'note', text, ...sums }),
  };
}

/** Writes steps as what the shop would have written, and answers where they leave the payment. */
export function writeSteps(
  of: Of,
  openedAt: Date,
  steps: readonly PastStep[],
  writer: ReturnType<typeof eventWriter>,
): Standing {
  const sums = { reservedCents: 0, capturedCents: 0, refundedCents: 0 };
  let standing: Standing = {
    ...sums,
    status: 'open',
    attention: null,
    authorisedAt: null,
    captureCents: null,
    endReason: null,
  };
  writer.call(openedAt, { kind: 'open', amountCents: of.amountCents });
  for (const step of steps) standing = { ...standing, ...write(of, step, standing, writer) };
  return standing;
}

function write(
  { amountCents, keepsMeans, method }: Of,
  step: PastStep,
  { capturedCents }: Standing,
  { call, note }: ReturnType<typeof eventWriter>,
): Partial<Standing> {
  const { at } = step;
  switch (step.does) {
    case 'pay':
      call(at, { kind: 'lookup' });
      if (keepsMeans) {
        note(at, 'kept');
        return { status: 'kept' };
      }
      if (method === 'paypal') call(at, { kind: 'authoriseApproved' });
      note(at, 'authorised', { reservedCents: amountCents });
      return { status: 'authorised', reservedCents: amountCents, authorisedAt: at };
    case 'capture':
      call(at, { kind: 'capture', amountCents: step.cents });
      note(at, 'captured', { capturedCents: step.cents });
      return { status: 'captured', capturedCents: step.cents, captureCents: step.cents };
    case 'refund': {
      const status = takenState({ capturedCents, refundedCents: step.cents });
      call(at, { kind: 'refund', amountCents: step.cents, key: step.key });
      call(at, { kind: 'lookup' });
      note(at, status, { refundedCents: step.cents });
      return { status, refundedCents: step.cents };
    }
    case 'release':
      call(at, { kind: 'cancel' });
      note(at, 'cancelled', { reservedCents: -amountCents });
      return { status: 'cancelled', reservedCents: 0, endReason: 'orderEnded' };
    case 'lapse':
      call(at, { kind: 'lookup' });
      note(at, 'cancelled', { reservedCents: -amountCents });
      return { status: 'cancelled', reservedCents: 0, attention: 'lapsed' };
    case 'end':
      call(at, { kind: 'cancel' });
      note(at, 'expired');
      return { status: 'expired', endReason: 'expired' };
    case 'dispute':
      call(at, { kind: 'lookup' });
      return { attention: 'dispute' };
  }
}
