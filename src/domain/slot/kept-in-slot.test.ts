import { expect, test } from 'vitest';
import { keptReasonOf } from './kept-in-slot.ts';

test.each([
  ['slotTaken', 'slots.full', 'full'],
  ['slotTaken', 'slots.pickingTime', 'pickingTime'],
  ['slotTaken', 'slots.closed', 'closed'],
  ['slotTaken', 'slots.withdrawn', 'closed'],
  ['invalid', 'checkout.unknownSlot', 'otherType'],
  ['invalid', 'checkout.slotTooFarForMethod', 'tooFar'],
  ['invalid', 'checkout.slotAfterLot', 'shortDate'],
  ['paymentNeeded', undefined, 'paymentNeeded'],
  ['moveNotAllowed', undefined, 'notAllowed'],
  ['invalid', 'validation.number', 'notAllowed'],
])('%s with %s is %s', (code, message, reason) => expect(keptReasonOf({ code, message })).toBe(reason));
