import fc from 'fast-check';
import { afterAll, beforeAll, test } from 'vitest';
import { roleWalk, walkRoles } from '#server/testing/role-walk.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

test('no calls by staff give anybody a role that the callers lack, or leave a role without a holder', async () => {
  await fc.assert(
    fc.asyncProperty(roleWalk(12), (walk) => walkRoles(t, walk)),
    { numRuns: 10 },
  );
}, 60_000);
