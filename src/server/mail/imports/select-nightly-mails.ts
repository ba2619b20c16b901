import { z } from 'zod';
import { and, inArray } from '#server/db/sql.ts';
import { imports } from '#server/db/tables/imports.ts';
import { failureText, isFaultyByNight, refusedRows } from '#server/services/imports/import-faults.ts';
import type { MailDeps } from '../mail.ts';
import type { MailEntry, Selected } from '../mails.ts';
import { readShopMailbox, staffLanguage } from '../shop-mailbox.ts';
import type { NightlyContent } from './nightly-mail.ts';

const payloadOf = z.object({ importId: z.number() });

/** What these mails say, by entry; null where staff have dealt with the import since, or nobody reads it. */
export async function selectNightlyMails(deps: MailDeps, entries: readonly MailEntry[]): Selected<NightlyContent> {
  const { shopName, mailbox } = await readShopMailbox(deps);
  const ids = entries.map(({ payload }) => payloadOf.parse(payload).importId);
  const { id, fileName, failure } = imports;
  const rows = await deps.db
    .select({ id, fileName, failure, refused: refusedRows(imports) })
    .from(imports)
    .where(and(inArray(id, ids), isFaultyByNight));
  return entries.map((entry, i): [number, NightlyContent | null] => {
    const one = rows.find((row) => row.id === ids[i]);
    if (!one || !mailbox) return [entry.id, null];
    const why = one.failure && failureText(one.failure, staffLanguage);
    const link = `${deps.config.publicUrl}/admin/imports/${one.id}`;
    const found = { fileName: one.fileName, failureText: why || null, refused: one.refused };
    return [entry.id, { to: mailbox, language: staffLanguage, shopName, ...found, link }];
  });
}
