import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { type FieldErrors, Refusal } from '#contract/errors.ts';
import type { z } from '#contract/zod.ts';
import { readBody } from './body-kinds.ts';

/** The input of a call from path, query and body, parsed by its schema. Throws `invalid` with the fields named. */
export async function parseInput(
  schema: z.ZodType,
  request: FastifyRequest,
  taken: Pick<Endpoint, 'body' | 'largestFile'>,
): Promise<unknown> {
  const hasBody = request.method === 'POST' || request.method === 'PUT';
  const sent = hasBody ? asFields(await readBody(request, taken)) : filled(request.query as Record<string, unknown>);
  // The path comes last: a body cannot name another row than the address does.
  const parsed = schema.safeParse({ ...sent, ...(request.params as object) }, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw new Refusal('invalid', { errors: fieldErrors(parsed.error, [], hasBody) });
}

function asFields(body: unknown): object {
  if (body === undefined || body === null) return {};
  if (typeof body === 'object' && !Array.isArray(body)) return body;
  throw new Refusal('invalid', { errors: { '': [{ message: 'validation.invalid', parameters: {} }] } });
}

/** A blank query parameter counts as left out: a form without a script sends its empty fields too. */
function filled(query: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
}

/**
 * The issues of a schema by field. The name is the path to the value (`order_items.0.quantity`), after `within`; a list of
 * codes in a query is one text, so its items have no names of their own.
 */
export function fieldErrors(error: z.ZodError, within: readonly string[] = [], hasBody = true): FieldErrors {
  // A client may name a field like what every object has (`constructor`).
  const errors = new Map<string, FieldErrors[string]>();
  for (const issue of error.issues.flatMap(byKey)) {
    const isCode = !hasBody && typeof issue.path.at(-1) === 'number';
    const field = [...within, ...(isCode ? issue.path.slice(0, -1) : issue.path)].join('.');
    const message = keyOf(issue);
    errors.set(field, [...(errors.get(field) ?? []), { message, parameters: parametersOf(issue, message) }]);
  }
  return Object.fromEntries(errors);
}

/** Keys that an object does not know are faults of their own. */
function byKey(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'unrecognized_keys') return [issue];
  return issue.keys.map((key) => ({ ...issue, path: [...issue.path, key] }));
}

/**
 * Our schemas give keys as messages; zod's own messages become keys here. A value that was left out is `required`,
 * whatever its type; one of another type is not, null excepted.
 */
function keyOf(issue: z.core.$ZodIssue): string {
  const { code, input, message } = issue;
  const isKey = /^[a-z]+\.[a-zA-Z]+$/.test(message);
  if (code !== 'invalid_type') return isKey ? message : genericKey(issue);
  if (input === undefined) return 'validation.required';
  return isKey && (message !== 'validation.required' || input === null) ? message : wrongType;
}

const wrongType = 'validation.type';

/** What a fault of zod's own rules is called: the length of a text, the size of a number, how many are in a list, a form. */
function genericKey(issue: z.core.$ZodIssue): string {
  if (issue.code === 'too_small') return (lengthKeys[issue.origin] ?? lengthKeys.array)[0];
  if (issue.code === 'too_big') return (lengthKeys[issue.origin] ?? lengthKeys.array)[1];
  if (issue.code === 'invalid_format') return formatKeys[issue.format] ?? 'validation.pattern';
  return 'validation.invalid';
}
const formatKeys: Readonly<Record<string, string>> = {
  email: 'validation.email',
  url: 'validation.url',
  date: 'validation.date',
};

const lengthKeys: Readonly<Record<string, readonly [string, string]>> & { array: readonly [string, string] } = {
  string: ['validation.tooShort', 'validation.tooLong'],
  number: ['validation.tooSmall', 'validation.tooLarge'],
  array: ['validation.tooFew', 'validation.tooMany'],
};

function parametersOf(issue: z.core.$ZodIssue, key: string): Record<string, string | number> {
  if (issue.code === 'invalid_type' && key === wrongType)
    return { expected: issue.expected, received: typeOf(issue.input) };
  if (issue.code === 'custom') return issue.params ?? {};
  if (issue.code === 'too_small') return { minimum: Number(issue.minimum) };
  if (issue.code === 'too_big') return { maximum: Number(issue.maximum) };
  return {};
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
