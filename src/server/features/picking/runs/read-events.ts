import type { FieldErrors } from '#contract/errors.ts';
import type { PickEventSent } from '#contract/orders/pick-runs.ts';
import { fieldErrors } from '#server/http/call/parse-input.ts';

type ReadEvent = { event: PickEventSent } | { id: string | null; errors: FieldErrors };

/** Events as they were sent, each read by itself: one of a bad shape says its faults and stops no other. */
export async function readEvents(sent: readonly unknown[]): Promise<ReadEvent[]> {
  const { pickEvent } = await import('#contract/orders/pick-events.schema.ts');
  return sent.map((one) => {
    const parsed = pickEvent.safeParse(one, { reportInput: true });
    if (parsed.success) return { event: parsed.data };
    const id = typeof one === 'object' && one !== null && 'id' in one ? one.id : null;
    return { id: typeof id === 'string' ? id : null, errors: fieldErrors(parsed.error) };
  });
}
