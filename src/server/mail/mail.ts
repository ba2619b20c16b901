import type { Config } from '#server/config.ts';
import type { Connection, Db } from '#server/db/connection.ts';
import type { FileStore } from '#server/media/file-store.ts';

/** What reading the content of mails needs; `secret` signs their links, `files` has what is attached. */
export type MailDeps = {
  db: Db;
  /** Counts the mails to an address. */
  connection: Connection;
  config: Config;
  files: Pick<FileStore, 'get'>;
  secret: Uint8Array;
  clock: () => Date;
};

type Mailbox = { name: string; address: string };
/**
 * A mail to one person; plain text and HTML say the same. `replyTo`: whom an answer goes to, where not to the shop.
 * `headers`: more than every mail has.
 */
export type Mail = {
  to: Mailbox;
  replyTo?: Mailbox;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
  attachments?: { filename: string; contentType: string; content: Uint8Array }[];
  codes?: MailCode[];
};

/** A text as a QR code, a picture that comes with the mail; the HTML part shows it at `cid:` and its id. */
export type MailCode = { cid: string; text: string };

/** The text without line breaks and control characters: a name that was typed must not add headers to a mail. */
export function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}
