import pg from 'pg';
import { vi } from 'vitest';

export type Statement = { name?: string; text: string; values: unknown[] };

/** What the shop sends by a timer, whatever is asked of it: its flags, every five seconds (`services/shop/flags.ts`). */
const isByTimer = ({ text }: Statement) => /^select .* from "feature_configs"/.test(text);

/**
 * Every statement that PostgreSQL is sent while `work` runs, with those that begin and end transactions; without those of
 * timers.
 */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const sent: Statement[] = [];
  const query = pg.Client.prototype.query as unknown as (...all: unknown[]) => unknown;
  const watched = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...all: unknown[]
  ) {
    const [asked, values] = all as [string | Statement, unknown[] | undefined];
    sent.push(typeof asked === 'string' ? { text: asked, values: [] } : { ...asked, values: values ?? asked.values });
    return query.apply(this, all);
  } as never);
  await work();
  watched.mockRestore();
  return sent.filter((statement) => !isByTimer(statement));
}
