import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { mailHandler } from '#server/jobs/mail-handler.ts';
import { deliverOutbox } from '#server/jobs/outbox.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { sendWith } from '#server/mail/send-mails.ts';
import type { TestApp } from './test-app.ts';

/** Sends the mails that wait in the outbox and answers those files, read, the oldest first; the folder is empty afterwards. */
export async function deliverMails({ deps }: Pick<TestApp, 'deps'>): Promise<Email[]> {
  const mailer = createMailer(deps.config);
  await deliverOutbox(deps, [mailHandler(deps, sendWith(mailer))]);
  const folder = join(deps.config.dataDir, 'outbox');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
  const mails = files.map((name) => PostalMime.parse(readFileSync(join(folder, name))));
  rmSync(folder, { recursive: true });
  return Promise.all(mails);
}

/** The token at the end of a mailed link to this page (`reset-password`, `verify-email`); '' where there is none. */
export function linkTokenOf(mail: Email | undefined, page: string): string {
  return new RegExp(`/auth/${page}/([\\w-]+)`).exec(mail?.text ?? '')?.[1] ?? '';
}
