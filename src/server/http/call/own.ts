import type { FastifyRequest } from 'fastify';
import type { Endpoint, ParsedOf } from '#contract/endpoint.ts';
import { isRefusal, Refusal } from '#contract/errors.ts';
import type { z } from '#contract/zod.ts';
import type { Deps } from '#server/deps.ts';
import type { Identity } from '#server/services/session/identity.ts';
import { isKnownKey } from './idempotency.ts';
import { fieldErrors } from './parse-input.ts';

/** The `:id` of an endpoint's path, as its schema reads it. */
type IdOf<E extends Endpoint> = ParsedOf<E> extends { id: infer I } ? I : never;

/** What is known of a request before its body is read. */
export type RequestHead<E extends Endpoint> = {
  id: IdOf<E>;
  who: E['access'] extends 'public' ? Identity | null : Identity;
  request: FastifyRequest;
};

/**
 * Finds what the address names, for a caller who may know of it. Throws `notFound` for what is not there and for what
 * belongs to somebody else, alike. A write must look again within its transaction, under a lock.
 */
export type FindOwn<E extends Endpoint, T> = (head: RequestHead<E>) => Promise<T>;

/** Makes what runs `find` before the body is read; that throws `invalid` for an id that does not parse. */
export function askOwn<E extends Endpoint, T>(
  { db }: Pick<Deps, 'db'>,
  e: E,
  accepts: z.ZodObject,
  find: FindOwn<E, T>,
): (request: FastifyRequest, who: Identity | null) => Promise<T | undefined> {
  const idSchema = accepts.shape.id as z.ZodType | undefined;
  if (!idSchema) throw new Error(`${e.name} has no id in its input`);
  return async (request, who) => {
    const { id: sent } = request.params as { id: unknown };
    const id = idSchema.safeParse(sent, { reportInput: true });
    if (!id.success) throw new Refusal('invalid', { errors: fieldErrors(id.error, ['id']) });
    try {
      return await find({ id: id.data, who, request } as RequestHead<E>);
    } catch (error) {
      // A write with a known Idempotency-Key is answered again, even when it deleted what the address names.
      if (isRefusal(error) && e.idempotent && (await isKnownKey(db, request, who))) return undefined;
      throw error;
    }
  };
}
