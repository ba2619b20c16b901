import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/shop/system.ts';
import { invariantNames } from '#domain/invariants/invariant-names.ts';
import type { Deps } from '#server/deps.ts';
import { implement } from '#server/http/call/implement.ts';
import { readResults } from '#server/services/invariants/read-results.ts';
import { checkTimes, runChecks } from '#server/services/invariants/run-checks.ts';
import { limits } from '#server/services/session/limit-table.ts';
import { limitTries } from '#server/services/session/limits.ts';

/** What must hold of the shop's data; jobs/check-nightly.ts checks it every night. */
export async function invariantRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db } = deps;
  await implement(app, deps, calls.readInvariants, async ({ input: { run = false }, request, now }) => {
    const known = run ? [] : await readResults(db);
    // A check that came with a new release has no result yet.
    if (known.length === invariantNames.length) return known;
    await limitTries(deps, limits.invariants, '');
    await runChecks({ db, log: request.log }, { now, most: checkTimes.asked });
    return readResults(db);
  });
}
