import { z } from 'zod';
import { invariantNames } from '#domain/invariants/invariant-names.ts';
import { readResults } from '#server/services/invariants/read-results.ts';
import type { MailDeps } from '../mail.ts';
import type { MailEntry, Selected } from '../mails.ts';
import { readShopMailbox, staffLanguage } from '../shop-mailbox.ts';
import type { ChecksContent } from './checks-mail.ts';

const payloadOf = z.object({ names: z.array(z.enum(invariantNames)) });

/**
 * What these mails say, by entry: of what was broken or could not be checked, that which still is so; null where
 * nothing is, or nobody reads it.
 */
export async function selectChecksMails(deps: MailDeps, entries: readonly MailEntry[]): Selected<ChecksContent> {
  const { shopName, mailbox } = await readShopMailbox(deps);
  const results = await readResults(deps.db);
  return entries.map(({ id, payload }): [number, ChecksContent | null] => {
    const { names } = payloadOf.parse(payload);
    const broken = results.filter(({ name, isHolding }) => isHolding !== true && names.includes(name));
    if (broken.length === 0 || !mailbox) return [id, null];
    const link = `${deps.config.publicUrl}/admin/config#checks`;
    const found = { to: mailbox, language: staffLanguage, shopName, broken, link };
    return [id, { found }];
  });
}
