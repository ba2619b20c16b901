import type { FastifyRequest } from 'fastify';
import { type FieldErrors, Refusal } from '#contract/errors.ts';
import type { z } from '#contract/zod.ts';

/** The input of a call from path, query and body, parsed by its schema. Throws `invalid` with the fields named. */
export function parseInput(schema: z.ZodType, request: FastifyRequest): unknown {
  const hasBody = request.method === 'POST' || request.method === 'PUT';
  const sent = hasBody ? bodyOf(request) : filled(request.query as Record<string, unknown>);
  // The path comes last: a body cannot name another row than the address does.
  const parsed = schema.safeParse({ ...sent, ...(request.params as object) });
  if (parsed.success) return parsed.data;
  throw new Refusal('invalid', { errors: fieldErrors(parsed.error) });
}

function bodyOf(request: FastifyRequest): object {
  const { body } = request;
  if (body === undefined || body === null) return {};
  if (typeof body === 'object' && !Array.isArray(body)) return body;
  throw new Refusal('invalid', { errors: { '': [{ message: 'validation.invalid', parameters: {} }] } });
}

/** A blank query parameter says nothing, as a blank field of a form does. */
function filled(query: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
}

function fieldErrors(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of error.issues) {
    const field = issue.path.join('.');
    errors[field] = [...(errors[field] ?? []), { message: keyOf(issue), parameters: parametersOf(issue) }];
  }
  return errors;
}

/** Our schemas say keys; what zod says in its own words becomes a key here. */
function keyOf(issue: z.core.$ZodIssue): string {
  if (/^[a-z]+\.[a-zA-Z]+$/.test(issue.message)) return issue.message;
  return issue.code === 'invalid_type' && issue.input === undefined ? 'validation.required' : 'validation.invalid';
}

function parametersOf(issue: z.core.$ZodIssue): Record<string, string | number> {
  if (issue.code === 'too_small') return { minimum: Number(issue.minimum) };
  if (issue.code === 'too_big') return { maximum: Number(issue.maximum) };
  return {};
}
