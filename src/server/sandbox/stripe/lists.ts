import type { Answer } from '../books/keys.ts';
import { type Books, listObjects } from '../books/objects.ts';
import { ok, type StripeCall } from './answers.ts';
import { type Form, textAt } from './form.ts';

/** A list of one kind, by the fields that may be asked for and by when its objects were made; the newest first, in pages. */
export function listOf(kind: string, url: string, fields: readonly string[]) {
  return async (books: Books, { form }: StripeCall): Promise<Answer> => {
    const asked = fields.flatMap((name) => {
      const value = textAt(form, name);
      return value === null ? [] : [[name, value] as const];
    });
    const limit = Math.min(100, Math.max(1, Number(textAt(form, 'limit') ?? 10)));
    const after = textAt(form, 'starting_after');
    const from = timeAt(form, 'gte');
    const to = timeAt(form, 'lt');
    const found = await listObjects(books, kind, Object.fromEntries(asked), {
      ...(from && { from }),
      ...(to && { to }),
      ...(after && { after }),
      limit: limit + 1,
    });
    const data = found.slice(0, limit).map((each) => each.data);
    return ok({ object: 'list', url, has_more: found.length > limit, data });
  };
}

function timeAt(form: Form, bound: 'gte' | 'lt'): Date | null {
  const text = textAt(form, 'created', bound);
  return text === null ? null : new Date(Number(text) * 1000);
}
