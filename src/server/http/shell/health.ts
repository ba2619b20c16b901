import type { FastifyInstance } from 'fastify';
import { Refusal } from '#contract/errors.ts';
import { sql } from '#server/db/sql.ts';
import type { Deps } from '#server/deps.ts';

/**
 * `/healthz`: the process runs. `/readyz`: the database answers (migrations ran before we listen), and the process is not
 * about to end: a balancer sends what is new to others then.
 */
export function healthRoutes(app: FastifyInstance, { db, ending }: Pick<Deps, 'db' | 'ending'>): void {
  app.get('/healthz', () => ({ ok: true }));
  app.get('/readyz', async () => {
    if (ending.hasBegun) throw new Refusal('unavailable', { retryAfter: 2 });
    try {
      await db.execute(sql`select 1`);
    } catch {
      throw new Refusal('unavailable', { retryAfter: 2 });
    }
    return { ok: true };
  });
}
