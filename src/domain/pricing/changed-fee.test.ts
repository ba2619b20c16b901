import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedFee, type FeeChange } from './changed-fee.ts';

const none = { agreedSlotCents: 0, slotCents: 0 };
const shop = (change: Partial<FeeChange>) =>
  changedFee({ ...none, agreedCents: 0, before: 0, after: 0, ...change, by: 'shop' });
const buyer = (change: Partial<FeeChange>) =>
  changedFee({ ...none, agreedCents: 0, before: 0, after: 0, ...change, by: 'buyer' });

test.each([
  ['free, and no more above the threshold', { agreedCents: 0, before: 0, after: 490 }, 0, 490],
  ['free by its amount, dearer by another rule', { agreedCents: 0, before: 0, after: 190 }, 0, 190],
  ['paid, and free by now', { agreedCents: 490, before: 490, after: 0 }, 0, 0],
  ['paid, and less by now', { agreedCents: 490, before: 490, after: 250 }, 250, 250],
  ['of rules that have risen since', { agreedCents: 490, before: 690, after: 690 }, 490, 690],
  ['below what is brought at all', { agreedCents: 490, before: 490, after: null }, 490, 490],
  [
    'moved to a dearer slot',
    { agreedCents: 300, agreedSlotCents: 100, before: 200, after: 200, slotCents: 400 },
    300,
    600,
  ],
  [
    'moved to a cheaper slot',
    { agreedCents: 300, agreedSlotCents: 100, before: 200, after: 200, slotCents: 0 },
    200,
    200,
  ],
  ['waived before', { agreedCents: 0, before: 490, after: 490 }, 0, 490],
])('by the shop, %s: the lower of agreed and new', (_, change, feeCents, byRulesCents) => {
  expect(shop(change)).toMatchObject({ feeCents, byRulesCents });
});

test.each([
  ['falls below the threshold', { agreedCents: 0, before: 0, after: 490 }, 490],
  ['rises above it', { agreedCents: 490, before: 490, after: 0 }, 0],
  ['adds to what the shop has made less', { agreedCents: 0, before: 490, after: 490 }, 0],
  ['takes more away once the shop has made it less', { agreedCents: 0, before: 490, after: 690 }, 200],
  ['adds while the rules have risen', { agreedCents: 490, before: 690, after: 690 }, 490],
  ['adds while the rules have fallen', { agreedCents: 490, before: 190, after: 190 }, 190],
  ['keeps goods that are too few for delivery by now', { agreedCents: 490, before: null, after: null }, 490],
  ['adds what makes it enough again', { agreedCents: 490, before: null, after: 300 }, 300],
  ['takes a dearer slot', { agreedCents: 300, agreedSlotCents: 100, before: 200, after: 200, slotCents: 400 }, 600],
  ['takes a slot after a fee was waived', { agreedCents: 0, before: 490, after: 490, slotCents: 150 }, 150],
])('whoever ordered %s: what their own change costs', (_, change, feeCents) => {
  expect(buyer(change)).toMatchObject({ feeCents });
});

test('where an order of their own making is brought no more there is no fee', () => {
  expect(buyer({ agreedCents: 490, before: 490, after: null })).toBeNull();
});

const cents = fc.nat(2000);
const asked = fc.option(cents, { nil: null });
test('the shop never raises it, nobody pays more than rules and slot ask, and the slot is never more than all', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('shop', 'buyer'),
      cents,
      cents,
      asked,
      asked,
      cents,
      (by, rule, slot, before, after, next) => {
        const change = { by, agreedCents: rule + slot, agreedSlotCents: slot, before, after, slotCents: next } as const;
        const fee = changedFee(change);
        if (fee === null) return;
        expect(fee.feeCents).toBeLessThanOrEqual(by === 'shop' ? rule + slot : fee.byRulesCents);
        expect(fee.feeCents).toBeLessThanOrEqual(fee.byRulesCents);
        expect(fee.slotCents).toBeLessThanOrEqual(fee.feeCents);
      },
    ),
  );
});
