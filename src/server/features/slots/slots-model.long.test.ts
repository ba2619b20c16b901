import { expect, test } from 'vitest';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { playRandomSlots } from '#server/testing/slot-steps.ts';

const t = await startSharedApp({ env: { TRUST_PROXY: '1' } });

test('1,000 random steps with slots leave the shop as a plain model, and meet what it may answer', async () => {
  const answers = await playRandomSlots(t, { runs: 10, steps: 100 });
  expect(answers).toHaveLength(1000);
  // A model that is never refused proves nothing of refusals.
  const met = [...new Set(answers)];
  for (const kind of ['hold', 'release', 'submit', 'change', 'cancel', 'staff', 'move', 'wait', 'rules'])
    expect(met, kind).toContain(`${kind} 200`);
  for (const why of ['full', 'pickingTime', 'closed'])
    for (const kind of ['hold', 'submit']) expect(met).toContain(`${kind} 409 slotTaken slot_id=slots.${why}`);
  for (const why of ['pickingTime', 'closed']) expect(met).toContain(`change 409 slotTaken slot_id=slots.${why}`);
  for (const kind of ['change', 'move', 'staff']) expect(met).toContain(`${kind} 409 moveNotAllowed`);
  for (const kind of ['change', 'cancel']) expect(met).toContain(`${kind} 401 unauthenticated`);
  expect(met).toContain('hold 404 notFound');
  expect(met).toContain('submit 422 slot_id=checkout.unknownSlot');
});
