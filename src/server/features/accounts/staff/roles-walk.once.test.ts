import fc from 'fast-check';
import { test } from 'vitest';
import { roleWalk, walkRoles } from '#server/testing/role-walk.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const t = await startSharedApp();

test('no calls by staff give anybody a role that the callers lack, or leave a role without a holder', async () => {
  await fc.assert(
    fc.asyncProperty(roleWalk(12), (walk) => walkRoles(t, walk)),
    { numRuns: 10 },
  );
}, 60_000);
