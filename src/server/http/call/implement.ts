import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Endpoint, OutputOf, ParsedOf, StaffAccess } from '#contract/endpoint.ts';
import { Refusal } from '#contract/errors.ts';
import type { z } from '#contract/zod.ts';
import type { Language } from '#domain/language/language.ts';
import { type RunStatement, runWithin } from '#server/db/connection.ts';
import { sqlStateOf, transact, type Write } from '#server/db/transact.ts';
import type { Deps } from '#server/deps.ts';
import { type FileAnswer, sendFile } from '#server/media/send-file.ts';
import type { Audit } from '#server/services/audit/record-audit.ts';
import type { Identity } from '#server/services/session/identity.ts';
import { admit } from './admit.ts';
import { contentTypeFor } from './api-version.ts';
import { audited } from './audited.ts';
import { withBodies } from './body-kinds.ts';
import { askStore, askStoreFilter, storeRuleOf } from './by-store.ts';
import { keptAnswer, oncePerKey, requestKeyOf } from './idempotency.ts';
import { JsonText } from './json-text.ts';
import { askOwn, type FindOwn } from './own.ts';
import { parseInput } from './parse-input.ts';
import { requestLanguage } from './request-language.ts';
import { sendAnswer } from './send-answer.ts';

const foreignKeyViolation = '23503';

/**
 * What a call is refused with that has failed with `error`. Between the moment when somebody is admitted and their write,
 * their account may be erased: what is written then names an account that is not there, and they are nobody any more.
 */
async function orErasedCaller(
  { identify }: Pick<Deps, 'identify'>,
  { headers: { authorization } }: Pick<FastifyRequest, 'headers'>,
  error: unknown,
): Promise<unknown> {
  const namesNobody = sqlStateOf(error) === foreignKeyViolation;
  if (!namesNobody || !authorization || (await identify(authorization))) return error;
  return new Refusal('unauthenticated');
}

/** One request as a handler sees it: the input parsed, the caller known. */
export type Call<E extends Endpoint> = {
  input: ParsedOf<E>;
  who: E['access'] extends 'public' ? Identity | null : Identity;
  language: Language;
  /** Of the shop's currency. */
  decimals: number;
  now: Date;
  request: FastifyRequest;
  reply: FastifyReply;
};
/** What an endpoint answers; a file, where it says so. */
type Answered<E extends Endpoint> = OutputOf<E> | JsonText<OutputOf<E>> | FileAnswer;
type Handle<C, E extends Endpoint> = (call: C) => Promise<Answered<E>>;

/** What a call does: a function, or one that needs what the address names, which `own` finds before the body is read. */
type Handler<E extends Endpoint, C, T> = Handle<C, E> | { own: FindOwn<E, T>; handle: Handle<C & { own: T }, E> };

/** One write as a handler sees it; one by staff records what it does (docs/decisions/audit-and-rights.md), or it fails. */
export type WriteCall<E extends Endpoint> = Call<E> &
  Write &
  (E['access'] extends StaffAccess ? { audit: Audit } : unknown);

type Steps<E extends Endpoint, B> = {
  own?: FindOwn<E, unknown>;
  before?: (call: Call<E>) => Promise<B>;
  handle: Handle<WriteCall<E> & { prepared: B }, E>;
  /** After the commit, of a first answer and of a repeated one alike: what it answers is not kept under the key. */
  after?: (answer: Answered<E>, call: Call<E>) => Promise<Answered<E>>;
};

/** Binds an endpoint to a read, or to a write whose handler opens its transactions itself. */
export function implement<E extends Endpoint, T = undefined>(
  app: FastifyInstance,
  deps: Deps,
  e: E,
  handler: Handler<E, Call<E>, T>,
): Promise<void> {
  if (typeof handler === 'function') return route(app, deps, e, handler, undefined);
  const { own, handle } = handler;
  return route(app, deps, e, (call, found) => handle({ ...call, own: found as T }), own);
}

/**
 * Binds an endpoint to a write: `handle` runs in one transaction, once for each Idempotency-Key. What `own` found is not
 * passed on: the handler looks again, under a lock. `before` runs outside the transaction: a try that is counted there
 * stays counted when the write is refused, and long work there keeps nobody waiting; `prepared` is what it answered. It
 * does not run for a request that has been answered: that is no further try.
 */
export function implementWrite<E extends Endpoint, B = void>(
  app: FastifyInstance,
  deps: Deps,
  e: E,
  handler: Handle<WriteCall<E>, E> | Steps<E, B>,
): Promise<void> {
  const {
    own,
    before,
    handle,
    after = async (answer) => answer,
  }: Steps<E, B> = typeof handler === 'function' ? { handle: handler } : handler;
  const write = async (call: Call<E>) => {
    const key = e.idempotent ? requestKeyOf(call.request, call.who) : null;
    const kept = before && key && (await keptAnswer(deps.db, key));
    if (kept) return after(kept.body as OutputOf<E>, call);
    const prepared = (await before?.(call)) as B;
    const answer = await transact({ db: deps.db, committed: deps.changes.publish }, (write) =>
      oncePerKey(write.tx, key, call.now, () =>
        audited(e, { ...call, ...write }, (audit) =>
          handle({ ...call, ...write, prepared, audit } as WriteCall<E> & { prepared: B }),
        ),
      ),
    );
    return after(answer, call);
  };
  return route(app, deps, e, write, own);
}

/**
 * Binds an endpoint to a write of one statement, guarded by what it has read: that needs a transaction of its own only
 * where an Idempotency-Key is to be kept with it.
 */
export function implementGuardedWrite<E extends Endpoint>(
  app: FastifyInstance,
  deps: Deps,
  e: E,
  handle: Handle<Call<E> & Pick<Write, 'tx'> & { run: RunStatement }, E>,
): Promise<void> {
  return route(
    app,
    deps,
    e,
    (call) => {
      const key = e.idempotent ? requestKeyOf(call.request, call.who) : null;
      if (key === null) return handle({ ...call, tx: deps.db, run: deps.connection.hot });
      return transact({ db: deps.db, committed: deps.changes.publish }, ({ tx }) =>
        oncePerKey(tx, key, call.now, () => handle({ ...call, tx, run: runWithin(tx) })),
      );
    },
    undefined,
  );
}

async function route<E extends Endpoint, T>(
  app: FastifyInstance,
  deps: Deps,
  e: E,
  handle: (call: Call<E>, own: T | undefined) => ReturnType<Handle<Call<E>, E>>,
  findOwn: FindOwn<E, T> | undefined,
): Promise<void> {
  const { input: accepts, output: answers } = await e.schemas();
  const own = findOwn && askOwn(deps, e, accepts as z.ZodObject, findOwn);
  const storeRule = storeRuleOf(e);
  const admitted = new WeakMap<FastifyRequest, { who: Identity | null; own: T | undefined }>();
  const binding: RouteOptions = {
    method: e.method,
    url: `/api/v1${e.path}`,
    // Before the body is read: a caller without the right learns nothing about what would be accepted.
    onRequest: async (request, reply) => {
      reply.type(contentTypeFor(request.headers.accept));
      if (e.flag && !deps.flags.isOn(e.flag)) throw new Refusal('notFound');
      const who = await admit(deps, e, request);
      if (who) await askStore(deps.db, storeRule, who, { params: request.params, accepts });
      admitted.set(request, { who, own: await own?.(request, who) });
    },
    handler: async (request, reply) => {
      const { who, own } = admitted.get(request) ?? { who: null, own: undefined };
      const language = requestLanguage(request);
      const compute = async () => {
        const input = (await parseInput(accepts, request, e)) as ParsedOf<E>;
        if (who) askStoreFilter(storeRule, who, input);
        const { decimals } = deps.config;
        const call = { input, who, language, decimals, now: deps.clock(), request, reply } as Call<E>;
        const made = await handle(call, own).catch(async (error: unknown) => {
          throw await orErasedCaller(deps, request, error);
        });
        if (e.answersFile) return sendFile(reply.header('cache-control', 'no-store'), made as FileAnswer);
        if (made instanceof JsonText) return checked(answers, made).encode('{"status":200,"message":"OK","data":', '}');
        const data = answers.parse(made);
        const tokens = e.tokensOnTop ? pickTokens(data) : {};
        return JSON.stringify({ status: 200, message: 'OK', ...tokens, data });
      };
      return sendAnswer(deps, e, { request, reply, language, priceType: who?.priceType ?? 'retail' }, compute);
    },
  };
  await withBodies(app, e, (scope) => scope.route(binding));
}

// Answers written as text are checked against the schema in tests and development, not in production.
const checksText = process.env.NODE_ENV !== 'production';

function checked<T>(schema: z.ZodType, text: JsonText<T>): JsonText<T> {
  if (checksText) schema.parse(JSON.parse(text.encode().toString()));
  return text;
}

function pickTokens(data: unknown): object {
  const { token, refresh_token } = data as { token?: string; refresh_token?: string };
  return { ...(token !== undefined && { token }), ...(refresh_token !== undefined && { refresh_token }) };
}
