import { ECDH, timingSafeEqual } from 'node:crypto';
import type { addPushDevice, PushDevice, PushDevices, renewPushDevice } from '#contract/accounts/push.ts';
import type { ParsedOf } from '#contract/endpoint.ts';
import { invalidFields, Refusal } from '#contract/errors.ts';
import type { Language } from '#domain/language/language.ts';
import { mostPushDevices } from '#domain/messages/push-news.ts';
import type { Db } from '#server/db/connection.ts';
import { and, asc, desc, eq, inArray, ne } from '#server/db/sql.ts';
import { pushDevices } from '#server/db/tables/push.ts';
import type { Deps } from '#server/deps.ts';
import { readPushContact, readPushKeys } from '#server/services/push/push-keys.ts';
import { isOpenDevice } from '#server/services/push/tell-devices.ts';
import type { Identity } from '#server/services/session/identity.ts';
import { mayReceive } from '#server/services/webhooks/receiver-address.ts';

type Row = typeof pushDevices.$inferSelect;

/** The devices of an account, the last added first, and the key for another one. */
export async function listDevices(deps: Pick<Deps, 'db' | 'config' | 'secret'>, who: Identity): Promise<PushDevices> {
  const rows = await deps.db
    .select()
    .from(pushDevices)
    .where(and(eq(pushDevices.customerId, who.customerId), isOpenDevice()))
    .orderBy(desc(pushDevices.createdAt), desc(pushDevices.id));
  const contact = await readPushContact(deps);
  return { key: contact === null ? null : readPushKeys(deps).publicKey, devices: rows.map(toDevice) };
}

type Adding = { who: Identity; device: string; language: Language; now: Date };

/**
 * Adds a device, or gives the one of this endpoint to the caller: whoever turned push on last in a browser is told there.
 * Throws `conflict` where the shop sends no push, and `invalid` on `endpoint` and `keys`.
 */
export async function addDevice(
  tx: Db,
  deps: Pick<Deps, 'config'>,
  { endpoint, keys }: ParsedOf<typeof addPushDevice>,
  { who, device, language, now }: Adding,
): Promise<PushDevice> {
  if ((await readPushContact({ db: tx, config: deps.config })) === null) throw new Refusal('conflict');
  requirePushService(endpoint, deps);
  requirePoint(keys.p256dh);
  const columns = { ...keys, customerId: who.customerId, sessionId: who.sessionId, device, language, createdAt: now };
  const [row] = await tx
    .insert(pushDevices)
    .values({ endpoint, ...columns })
    .onConflictDoUpdate({ target: pushDevices.endpoint, set: { ...columns, lastSentAt: null } })
    .returning();
  if (!row) throw new Error('the device was not written');
  await dropOldest(tx, row);
  return toDevice(row);
}

async function dropOldest(tx: Db, { id, customerId }: Row): Promise<void> {
  const others = await tx
    .select({ id: pushDevices.id })
    .from(pushDevices)
    .where(and(eq(pushDevices.customerId, customerId), ne(pushDevices.id, id)))
    .orderBy(asc(pushDevices.createdAt), asc(pushDevices.id));
  const gone = others.slice(0, Math.max(0, others.length + 1 - mostPushDevices)).map((other) => other.id);
  if (gone.length > 0) await tx.delete(pushDevices).where(inArray(pushDevices.id, gone));
}

/** One of the account's own. Throws `notFound`. */
export async function findDevice(db: Db, customerId: number, id: number): Promise<Row> {
  const [row] = await db
    .select()
    .from(pushDevices)
    .where(and(eq(pushDevices.id, id), eq(pushDevices.customerId, customerId)));
  if (!row) throw new Refusal('notFound');
  return row;
}

/** Throws `notFound`. */
export async function deleteDevice(tx: Db, customerId: number, id: number): Promise<null> {
  await findDevice(tx, customerId, id);
  await tx.delete(pushDevices).where(eq(pushDevices.id, id));
  return null;
}

/**
 * Puts a new subscription in the place of the old one of the same browser. Throws `notFound` where the endpoint is not known
 * or the secret is not its own, and as `addDevice`.
 */
export async function renewDevice(
  tx: Db,
  deps: Pick<Deps, 'config'>,
  { old_endpoint, old_auth, endpoint, keys }: ParsedOf<typeof renewPushDevice>,
): Promise<null> {
  const [row] = await tx
    .select()
    .from(pushDevices)
    .where(and(eq(pushDevices.endpoint, old_endpoint), isOpenDevice()))
    .for('update');
  if (!row || !isSame(row.auth, old_auth)) throw new Refusal('notFound');
  requirePushService(endpoint, deps);
  requirePoint(keys.p256dh);
  // The page of this browser may have come before, with the same one.
  await tx.delete(pushDevices).where(and(eq(pushDevices.endpoint, endpoint), ne(pushDevices.id, row.id)));
  await tx
    .update(pushDevices)
    .set({ endpoint, ...keys })
    .where(eq(pushDevices.id, row.id));
  return null;
}

function isSame(kept: string, sent: string): boolean {
  return kept.length === sent.length && timingSafeEqual(Buffer.from(kept), Buffer.from(sent));
}

function requirePushService(endpoint: string, { config }: Pick<Deps, 'config'>): void {
  if (!mayReceive(endpoint, config.push.allowedHosts)) throw invalidFields({ endpoint: 'validation.invalid' });
}

/** Nothing can be encrypted for what is no point of the curve. */
function requirePoint(p256dh: string): void {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'base64url', 'uncompressed');
  } catch {
    throw invalidFields({ 'keys.p256dh': 'validation.invalid' });
  }
}

function toDevice({ id, device, endpoint, createdAt, lastSentAt }: Row): PushDevice {
  return {
    id,
    device,
    endpoint,
    createdAt: createdAt.toISOString(),
    lastSentAt: lastSentAt?.toISOString() ?? null,
  };
}
