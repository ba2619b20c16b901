import { z } from 'zod';
import { invariantNames } from '#domain/invariants/invariant-names.ts';
import { readResults } from '#server/services/invariants/read-results.ts';
import type { MailContent } from './compose-mail.ts';
import type { MailDeps } from './mail.ts';
import { readShopMailbox, staffLanguage } from './shop-mailbox.ts';

const payloadOf = z.object({ names: z.array(z.enum(invariantNames)) });

/** The kinds of outbox entries that are mails about the shop's data. */
export const checksMailKinds: readonly string[] = ['invariants-broken'];

/** What these mails say, by entry: of what was broken or could not be checked, that which still is so; null where nothing is, or nobody reads it. */
export async function selectChecksMails(
  deps: MailDeps,
  entries: readonly { id: number; payload: unknown }[],
): Promise<[number, MailContent | null][]> {
  if (entries.length === 0) return [];
  const { shopName, mailbox } = await readShopMailbox(deps);
  const results = await readResults(deps.db);
  return entries.map(({ id, payload }): [number, MailContent | null] => {
    const { names } = payloadOf.parse(payload);
    const broken = results.filter(({ name, isHolding }) => isHolding !== true && names.includes(name));
    if (broken.length === 0 || !mailbox) return [id, null];
    const link = `${deps.config.publicUrl}/admin/config#checks`;
    const found = { to: mailbox, language: staffLanguage, shopName, broken, link };
    return [id, { about: 'checks', news: 'invariants-broken', found }];
  });
}
