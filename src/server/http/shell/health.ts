import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '#contract/errors.ts';
import type { Db } from '#server/db/connection.ts';

/** `/healthz`: the process runs. `/readyz`: the database answers (migrations ran before we listen). */
export function healthRoutes(app: FastifyInstance, deps: { db: Db }): void {
  app.get('/healthz', () => ({ ok: true }));
  app.get('/readyz', async () => {
    try {
      await deps.db.execute(sql`select 1`);
    } catch {
      throw new Refusal('unavailable', { retryAfter: 2 });
    }
    return { ok: true };
  });
}
