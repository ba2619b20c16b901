import type { FastifyRequest } from 'fastify';
import { Refusal } from '#contract/errors.ts';
import { sqlStateOf } from '#server/db/transact.ts';
import type { Deps } from '#server/deps.ts';

const foreignKeyViolation = '23503';

/**
 * What a call is refused with that has failed with `error`. Between the moment when somebody is admitted and their write,
 * their account may be erased: what is written then names an account that is not there, and they are nobody any more.
 */
export async function orErasedCaller(
  { identify }: Pick<Deps, 'identify'>,
  { headers: { authorization } }: Pick<FastifyRequest, 'headers'>,
  error: unknown,
): Promise<unknown> {
  const namesNobody = sqlStateOf(error) === foreignKeyViolation;
  if (!namesNobody || !authorization || (await identify(authorization))) return error;
  return new Refusal('unauthenticated');
}
