import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/connection.ts';

/** What making a mail needs from outside; `secret` signs its links. */
export type MailDeps = { db: Db; config: Config; secret: Uint8Array };

/** A letter to one person, in two parts that say the same. */
export type Mail = { to: { name: string; address: string }; subject: string; text: string; html: string };

/** What stands in a header stays in one line, whatever somebody typed as their name. */
export function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}
