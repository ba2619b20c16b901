import type { ParsedOf } from '#contract/endpoint.ts';
import { invalidFields, Refusal } from '#contract/errors.ts';
import type { answerSubstitutions, Order } from '#contract/orders/orders.ts';
import type { Language } from '#domain/language/language.ts';
import { and, eq } from '#server/db/sql.ts';
import { pickLines, pickRuns } from '#server/db/tables/pick-runs.ts';
import type { Write } from '#server/db/transact.ts';
import type { Identity } from '#server/services/session/identity.ts';
import { readOrderAnswer } from '../placed/order-answer.ts';
import { lockPlacedOrder } from './lock-placed-order.ts';

type OwnWrite = Write & { who: Identity | null; now: Date; decimals: number; language: Language; secret: Uint8Array };

/**
 * Takes a shopper's answers to what is proposed in the place of lines of their order: the last one before the deadline
 * counts. What is reserved of a substitute stays so until the run ends, as an answer may be changed. Throws `tooLate` after
 * the deadline or once the order is in no open run, and `invalid` for a line of which nothing was proposed.
 */
export async function answerProposals(
  call: OwnWrite,
  { id, answers, token }: ParsedOf<typeof answerSubstitutions>,
): Promise<Order> {
  const { tx, who, now, secret } = call;
  const { row } = await lockPlacedOrder(tx, secret, { id, who, token, now });
  if (row.pickRunId === null) throw new Refusal('tooLate');
  const [run] = await tx.select().from(pickRuns).where(eq(pickRuns.id, row.pickRunId)).for('update');
  if (!run) throw new Error(`Order ${id} is in a run that is gone`);
  const lines = await tx
    .select()
    .from(pickLines)
    .where(and(eq(pickLines.runId, run.id), eq(pickLines.orderId, id)));
  const version = run.version + 1;
  for (const [i, { line_id: lineId, accept }] of answers.entries()) {
    const line = lines.find((one) => one.lineId === lineId);
    if (!line?.answerUntil) throw invalidFields({ [`answers.${i}.line_id`]: 'validation.invalid' });
    if (line.answerUntil <= now) throw new Refusal('tooLate');
    const mine = and(eq(pickLines.runId, run.id), eq(pickLines.lineId, lineId));
    await tx
      .update(pickLines)
      .set({ state: accept ? 'substituted' : 'refused', version })
      .where(mine);
  }
  await tx.update(pickRuns).set({ version }).where(eq(pickRuns.id, run.id));
  return readOrderAnswer(call, id);
}
