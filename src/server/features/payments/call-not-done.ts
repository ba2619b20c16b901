import { askAgainAt, isKeyAlive } from '#domain/payment/ask-again.ts';
import { type PaymentRow, toCheck } from '#server/services/payments/payment-row.ts';
import type { PaymentsDeps } from './payments-deps.ts';
import type { PlannedCall } from './plan-call.ts';

type Patch = Partial<PaymentRow>;

/** Released, as another one has taken its place. */
export function replaced(now: Date): Patch {
  return { wants: 'release', endReason: 'replaced', attention: null, asking: false, tries: 0, nextAt: now };
}

/** What a call without success leaves: it is asked again, or given up where nobody will ever know. */
export function notDone(
  { settings }: PaymentsDeps,
  { kind, askedAt, row: { wants } }: PlannedCall,
  row: PaymentRow,
  outcome: 'refused' | 'failed' | 'later' | 'unknown',
  now: Date,
): Patch {
  const tries = row.tries + 1;
  const again: Patch = { asking: true, tries, nextAt: askAgainAt(askedAt, now, tries, settings.lookupSeconds) };
  // Means that cannot be removed now are asked about until they are gone.
  const isFinal = (outcome === 'refused' && kind !== 'forgetMeans') || (kind === 'open' && !isKeyAlive(askedAt, now));
  if (!isFinal) return again;
  const over: Patch = { asking: false, tries: 0 };
  if (kind === 'open') {
    const refused: Patch = { ...over, status: 'failed', wants: null, ...toCheck('openRefused') };
    // The order waits for another method until its window ends.
    return { ...refused, nextAt: row.expiresAt };
  }
  if (kind === 'authoriseApproved') return { ...over, status: 'open', wants: null, nextAt: row.expiresAt };
  if (kind === 'authoriseKept') return { ...over, wants: null, ...toCheck('keptRefused'), nextAt: null };
  // What is reserved stands; it is not vouched for.
  if (kind === 'reauthorise') return { ...over, wants: null, renewedAt: now, nextAt: null };
  if (kind === 'capture') return { ...over, wants: null, ...toCheck('captureRefused'), nextAt: null };
  // A page or reservation that cannot be ended: how it stands says why, and is asked at once.
  if (kind === 'cancel' && wants !== null) return { ...over, tries, nextAt: tries <= 1 ? now : (again.nextAt ?? now) };
  return again;
}
