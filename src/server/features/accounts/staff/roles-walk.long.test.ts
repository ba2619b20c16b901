import fc from 'fast-check';
import { test } from 'vitest';
import { roleWalk, walkRoles } from '#server/testing/role-walk.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const t = await startSharedApp();

test('no long row of calls by staff gives anybody a role that the callers lack, or leaves a role without a holder', async () => {
  await fc.assert(
    fc.asyncProperty(roleWalk(40), (walk) => walkRoles(t, walk)),
    { numRuns: 60 },
  );
});
