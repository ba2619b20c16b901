import { describe, expect, test } from 'vitest';
import { type FoundState, type KnownState, type OrderFacts, settle } from './settle.ts';

const now = new Date('2026-11-28T10:10:00Z');
const open: KnownState = {
  id: 'p1',
  status: 'open',
  wants: null,
  endReason: null,
  amountCents: 1000,
  currency: 'EUR',
  reservedCents: 0,
  capturedCents: 0,
  refundedCents: 0,
  attention: null,
  expiresAt: new Date('2026-11-28T10:30:00Z'),
};
const found = (state: FoundState['state'], more: Partial<FoundState> = {}): FoundState => ({
  state,
  paymentId: state === 'missing' ? null : 'p1',
  currency: 'EUR',
  reservedCents: state === 'authorised' ? 1000 : 0,
  capturedCents: 0,
  refundedCents: 0,
  ...more,
});
const waits: OrderFacts = { waits: true, hasEnded: false };
const stands: OrderFacts = { waits: false, hasEnded: false };
const ended: OrderFacts = { waits: false, hasEnded: true };
const closing = { wants: 'close', endReason: 'expired' } as const;
const reserved = { status: 'authorised', reservedCents: 1000 } as const;
const capturing = { ...reserved, wants: 'capture' } as const;
const captured = { ...reserved, status: 'captured', capturedCents: 800 } as const;

type Case = [string, Partial<KnownState>, OrderFacts, FoundState, object];

describe('what a payment becomes', () => {
  const cases: Case[] = [
    ['the page is open still', {}, waits, found('open'), { status: 'open', order: null, next: 'expiry' }],
    ['the provider has not said', {}, waits, found('processing'), { status: 'pending', next: 'later' }],
    ['declined after all, it is open again', { status: 'pending' }, waits, found('open'), { status: 'open' }],
    ['authorised', {}, waits, found('authorised'), { ...reserved, order: 'authorised', next: 'never' }],
    [
      'authorised while its page was being closed',
      closing,
      waits,
      found('authorised'),
      { ...reserved, wants: null, endReason: null, order: 'authorised' },
    ],
    [
      'authorised after the order had ended',
      { status: 'expired' },
      ended,
      found('authorised'),
      { ...reserved, wants: 'release', endReason: 'late', order: null, tellsReleased: true, next: 'now' },
    ],
    [
      'authorised though the order is paid otherwise',
      { status: 'cancelled' },
      stands,
      found('authorised'),
      { ...reserved, wants: 'release', tellsReleased: true },
    ],
    [
      'another sum than was asked for',
      {},
      waits,
      found('authorised', { reservedCents: 999 }),
      { status: 'pending', attention: 'mismatch', order: null },
    ],
    ['another currency', {}, waits, found('authorised', { currency: 'USD' }), { attention: 'mismatch', order: null }],
    [
      'another payment',
      {},
      waits,
      found('authorised', { paymentId: 'p2' }),
      { status: 'open', attention: 'mismatch', order: null },
    ],
    ['approved', {}, waits, found('approved'), { status: 'pending', wants: 'authorise', next: 'now' }],
    [
      'approved when its window is being ended',
      closing,
      waits,
      found('approved'),
      { status: 'expired', wants: null, order: 'cancelled' },
    ],
    [
      'approved after the order had ended',
      { wants: 'close', endReason: 'orderEnded' },
      ended,
      found('approved'),
      { status: 'cancelled', wants: null, order: null },
    ],
    ['the means are kept', {}, waits, found('kept'), { status: 'kept', order: 'kept' }],
    [
      'kept after the order had ended',
      { status: 'cancelled' },
      ended,
      found('kept'),
      { status: 'kept', wants: 'release', next: 'now' },
    ],
    [
      'closed in the end of its window',
      closing,
      waits,
      found('closed'),
      { status: 'expired', wants: null, order: 'cancelled' },
    ],
    [
      'closed for another method',
      { wants: 'close', endReason: 'replaced' },
      waits,
      found('closed'),
      { status: 'cancelled', wants: null, order: null },
    ],
    [
      'closed by its provider before its end',
      {},
      waits,
      found('closed'),
      { status: 'expired', order: null, next: 'expiry' },
    ],
    [
      'closed by its provider after its end',
      { expiresAt: now },
      waits,
      found('closed'),
      { status: 'expired', order: 'cancelled' },
    ],
    [
      'unknown to the provider when it is to be closed',
      closing,
      waits,
      found('missing'),
      { status: 'expired', order: 'cancelled' },
    ],
    [
      'unknown to the provider before it is opened',
      { status: 'pending', wants: 'open' },
      waits,
      found('missing'),
      { status: 'pending', wants: 'open', next: 'later' },
    ],
    [
      'unknown to the provider as its page could not be opened',
      { status: 'failed' },
      waits,
      found('missing'),
      { status: 'failed', order: null, next: 'expiry' },
    ],
    [
      'unknown to the provider as its page could not be opened, once its order has ended',
      { status: 'failed' },
      ended,
      found('missing'),
      { status: 'failed', next: 'never' },
    ],
    [
      'released',
      { ...reserved, wants: 'release', endReason: 'orderEnded' },
      ended,
      found('closed'),
      { status: 'cancelled', reservedCents: 0, wants: null, attention: null, order: null },
    ],
    [
      'lapsed',
      reserved,
      stands,
      found('closed'),
      { status: 'cancelled', reservedCents: 0, attention: 'lapsed', order: 'unpaid' },
    ],
    [
      'lapsed while it was to be captured',
      capturing,
      stands,
      found('closed'),
      { attention: 'lapsed', order: 'unpaid' },
    ],
    [
      'not captured yet',
      capturing,
      stands,
      found('authorised'),
      { status: 'authorised', wants: 'capture', next: 'now' },
    ],
    [
      'captured',
      capturing,
      stands,
      found('captured', { capturedCents: 800 }),
      { status: 'captured', capturedCents: 800, reservedCents: 1000, wants: null, attention: null, order: 'paid' },
    ],
    [
      'captured by somebody in the provider’s own pages',
      reserved,
      stands,
      found('captured', { capturedCents: 1000 }),
      { status: 'captured', attention: 'takenElsewhere', order: 'paid' },
    ],
    [
      'a part went back',
      captured,
      stands,
      found('captured', { capturedCents: 800, refundedCents: 300 }),
      { status: 'captured', refundedCents: 300, order: 'paid' },
    ],
    [
      'all went back',
      captured,
      stands,
      found('captured', { capturedCents: 800, refundedCents: 800 }),
      { status: 'refunded', refundedCents: 800, order: 'refunded' },
    ],
  ];
  test.each(cases)('%s', (_, known, order, standing, expected) => {
    expect(settle({ ...open, ...known }, order, standing, now)).toMatchObject(expected);
  });

  test.each(cases)('said twice, the second changes nothing: %s', (_, known, order, standing) => {
    const { order: becomes, ...first } = settle({ ...open, ...known }, order, standing, now);
    const after: OrderFacts =
      becomes === 'cancelled' ? ended : becomes === null || becomes === 'unpaid' ? order : { ...order, waits: false };
    const second = settle({ ...open, ...known, ...first }, after, standing, now);
    expect({ ...second, next: first.next, tellsReleased: first.tellsReleased }).toEqual({ ...first, order: null });
    expect(second.tellsReleased).toBe(false);
  });
});
