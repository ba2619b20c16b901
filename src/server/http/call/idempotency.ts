import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { invalidFields, Refusal } from '#contract/errors.ts';
import { type Db, runWithin } from '#server/db/connection.ts';
import { and, eq, lt } from '#server/db/sql.ts';
import { idempotencyKeys } from '#server/db/tables/outbox.ts';
import type { Identity } from '#server/services/session/identity.ts';

/** Who sends a request: an account, or a key that acts for it. */
type Sender = Pick<Identity, 'customerId' | 'apiKey'>;

/** What identifies a request: who sends it (a guest is known by the payload alone), its key, its content. */
export type RequestKey = { scope: string; key: string; payloadHash: string };

/** Reads `Idempotency-Key`; null without one. Throws `invalid` for a key over 255 characters, `malformed`. */
export function requestKeyOf(request: FastifyRequest, who: Sender | null): RequestKey | null {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || key === '') return null;
  if (key.length > 255) throw invalidFields({ 'Idempotency-Key': 'validation.tooLong' }, { maximum: 255 });
  const content = `${request.method} ${addressOf(request)} ${canonical(request.body)}`;
  const payloadHash = createHash('sha256').update(content).digest('hex');
  return { scope: who === null ? `guest:${payloadHash}` : scopeOf(who), key, payloadHash };
}

/**
 * What was answered to a request with this key and content; undefined where nothing is kept yet. A row is seen once its
 * transaction has ended, and then has its answer.
 */
export async function keptAnswer(
  db: Db,
  { scope, key, payloadHash }: RequestKey,
): Promise<{ body: unknown } | undefined> {
  const same = [eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key)];
  const [kept] = await db
    .select({ body: idempotencyKeys.body })
    .from(idempotencyKeys)
    .where(and(...same, eq(idempotencyKeys.payloadHash, payloadHash)));
  return kept;
}

/** Whether this sender has made a write with the key of this request before. Does not need the body. */
export async function isKnownKey(db: Db, request: FastifyRequest, who: Sender | null): Promise<boolean> {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || key === '' || who === null) return false;
  const mine = and(eq(idempotencyKeys.scope, scopeOf(who)), eq(idempotencyKeys.key, key));
  return (await db.$count(idempotencyKeys, mine)) > 0;
}

/**
 * Claims the key of this request for work that is done before its transaction, such as sending a mail; false while another
 * request with the same key does that work. A claim is good for `seconds`: after a crash the key can be claimed again. True
 * without a key.
 */
export async function claimKey(
  db: Db,
  request: FastifyRequest,
  { who, now, seconds }: { who: Sender; now: Date; seconds: number },
): Promise<boolean> {
  const own = requestKeyOf(request, who);
  if (!own) return true;
  const claim = { key: own.key, scope: `${own.scope}:claim`, payloadHash: own.payloadHash, createdAt: now };
  const stale = lt(idempotencyKeys.createdAt, new Date(now.getTime() - seconds * 1000));
  const claimed = await db
    .insert(idempotencyKeys)
    .values(claim)
    .onConflictDoUpdate({
      target: [idempotencyKeys.scope, idempotencyKeys.key],
      set: { createdAt: now },
      setWhere: stale,
    })
    .returning({ key: idempotencyKeys.key });
  return claimed.length > 0;
}

function scopeOf({ customerId, apiKey }: Sender): string {
  return apiKey ? `key:${apiKey.id}` : `customer:${customerId}`;
}

/**
 * Runs `work` once for a key, in the transaction `tx`; for two days (jobs/delete-expired.ts) a repeated request gets the
 * answer of the first. The key is written in the transaction of the effect: both commit or neither, and a parallel
 * request with the same key waits. A refusal rolls back and leaves the key free. Throws `keyReused` for the same key
 * with another payload.
 */
export async function oncePerKey<T>(tx: Db, request: RequestKey | null, now: Date, work: () => Promise<T>): Promise<T> {
  if (!request) return work();
  const { scope, key, payloadHash } = request;
  const run = runWithin(tx);
  const claimed = await run(claim, [scope, key, payloadHash, now.toISOString()]);
  if (claimed.length === 0) {
    const mine = and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key));
    const [first] = await tx.select().from(idempotencyKeys).where(mine);
    if (!first) throw new Refusal('twinRunning');
    if (first.payloadHash !== payloadHash) throw new Refusal('keyReused');
    return first.body as T;
  }
  const answer = await work();
  await run(keepAnswer, [scope, key, JSON.stringify(answer)]);
  return answer;
}

const claim = {
  name: 'claim-key',
  text: `insert into idempotency_keys (scope, key, payload_hash, created_at) values ($1, $2, $3, $4::timestamptz)
    on conflict do nothing returning key`,
};
const keepAnswer = {
  name: 'keep-answer',
  text: 'update idempotency_keys set body = $3::jsonb where scope = $1 and key = $2',
};

/** The address without the language of the messages: the same request may be sent again in another one. */
function addressOf({ url }: FastifyRequest): string {
  const [path = '', query = ''] = url.split(/\?(.*)/s, 2);
  const others = query.split('&').filter((one) => one !== '' && one !== 'lng' && !one.startsWith('lng='));
  return others.length === 0 ? path : `${path}?${others.join('&')}`;
}

/**
 * JSON with the keys of objects in order, so that the same content has the same text. Throws `malformed` for what is
 * nested too deeply to be written.
 */
function canonical(value: unknown): string {
  try {
    return JSON.stringify(value ?? null, (_, v: unknown) =>
      v && typeof v === 'object' && !Array.isArray(v)
        ? Object.fromEntries(Object.entries(v).sort(([a], [b]) => (a < b ? -1 : 1)))
        : v,
    );
  } catch (error) {
    // The stack is used up: to read JSON takes none, to write it does.
    if (error instanceof RangeError) throw new Refusal('malformed');
    throw error;
  }
}
