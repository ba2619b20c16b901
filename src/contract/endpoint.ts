import type { ApiScope } from '#domain/access/api-scopes.ts';
import type { FlagPath } from '#domain/access/feature-config.ts';
import type { Role } from '#domain/access/roles.ts';
import type { z } from './zod.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * How a body is sent: as JSON, as a form with files (multipart/form-data, files being `File`s of the input), or as raw
 * bytes, which the input has as `bytes` exactly as they came (a signature is over bytes); path and query are beside them.
 */
export type BodyKind = 'json' | 'form' | 'bytes';

/**
 * Who may call: anyone, any signed-in customer, any account that holds a role of the back office, one that picks or
 * delivers (`pickOrDeliver`), or one that holds this role. The server checks it before the body.
 */
export type Access = 'public' | 'customer' | 'staff' | 'pickOrDeliver' | Role;
export type StaffAccess = Exclude<Access, 'public' | 'customer'>;

/**
 * One call of the API, as a value: the server implements it, the client calls it, the OpenAPI document describes it.
 * Path parameters (`:id`) are read from the input by name; of the rest, GET and DELETE send a query, POST and PUT a body.
 */
export type Endpoint<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType, A extends Access = Access> = {
  readonly name: string;
  readonly tag:
    | 'catalogue'
    | 'stores'
    | 'accounts'
    | 'cart'
    | 'orders'
    | 'payments'
    | 'messages'
    | 'back office'
    | 'configuration';
  readonly method: Method;
  readonly path: `/${string}`;
  readonly access: A;
  /** Refused (403 `recentSignInNeeded`) when the last sign-in, or proof of who calls, is 15 minutes old or more. */
  readonly recent?: boolean;
  /** The scope with which an API key reaches the call; left out, no key does (docs/decisions/programs.md). */
  readonly scope?: ApiScope;
  /** Answers 404 while this flag of the feature configuration is off. */
  readonly flag?: FlagPath;
  /** What the call does, takes and gives: loaded by the server and by forms alone, not with the first load of a page. */
  readonly schemas: () => Promise<{ summary: string; input: I; output: O }>;
  /** Seconds that the answer may be kept in memory and revalidated by its ETag; only for what is the same for everyone. */
  readonly cacheSeconds?: number;
  /** Takes an `Idempotency-Key`: the same key answers the stored answer. */
  readonly idempotent?: boolean;
  /** A question that is sent as a body, for its size: it writes nothing. */
  readonly writesNothing?: boolean;
  /** Takes the `token` of its input in the address too, as a signed link has it. */
  readonly linkToken?: boolean;
  /** `token` and `refresh_token` of the data stand at the top level of the answer too. */
  readonly tokensOnTop?: boolean;
  /** Answers a redirect instead of the envelope. */
  readonly redirects?: boolean;
  /** JSON where left out. */
  readonly body?: BodyKind;
  /** Megabytes of a file of the form, 5 where left out; beside other forms it is kept on disk, not in memory. */
  readonly largestFile?: number;
  /** The answer is a file, a `Blob` for the client, instead of the envelope. */
  readonly answersFile?: boolean;
};

export type InputOf<E> = E extends Endpoint<infer I, z.ZodType> ? z.input<I> : never;
export type ParsedOf<E> = E extends Endpoint<infer I, z.ZodType> ? z.output<I> : never;
export type OutputOf<E> = E extends Endpoint<z.ZodType, infer O> ? z.output<O> : never;

/**
 * What calls have in common: their tag, who may make them and under which flag unless they say otherwise, and the file of
 * their schemas, each under the name of its call.
 */
type Area<S, A extends Access> = Pick<Endpoint<z.ZodType, z.ZodType, A>, 'tag' | 'access' | 'flag'> & {
  readonly schemas: () => Promise<S>;
};
type Named<S, N extends keyof S> = S[N] extends { input: infer I extends z.ZodType; output: infer O extends z.ZodType }
  ? { input: I; output: O }
  : never;
type Rest<B extends Access> = Partial<
  Omit<Endpoint<z.ZodType, z.ZodType, B>, 'name' | 'tag' | 'method' | 'path' | 'schemas'>
>;

/**
 * A call: its area, its name, which is that of its schemas too, its method and path, and what else is to be said of it.
 * @__NO_SIDE_EFFECTS__
 */
export function call<S, N extends keyof S & string, const A extends Access, const B extends Access = A>(
  { tag, access, flag, schemas }: Area<S, A>,
  name: N,
  route: `${Method} /${string}`,
  rest: Rest<B> = {},
): Endpoint<Named<S, N>['input'], Named<S, N>['output'], B> {
  const [method, path] = route.split(' ') as [Method, `/${string}`];
  return {
    name,
    tag,
    method,
    path,
    access: access as Access as B,
    ...(flag && { flag }),
    schemas: async () => (await schemas())[name] as { summary: string } & Named<S, N>,
    ...rest,
  };
}
