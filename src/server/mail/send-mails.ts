import type { Mailer } from './mailer.ts';
import { composeMail, type MailContent } from './mails.ts';

/** `name` identifies the mail and never changes (see `Mailer`); `id` is the caller's own, for the result. */
export type MailToSend = { id: number; name: string; content: MailContent };
/** Sent, not tried for lack of time, or the error. */
export type SendResult = { id: number; outcome: 'done' | 'later' | { error: string } };
/** Composes mails and sends them. None is begun later than `within` ms after the call; `sender` is the shop's address. */
export type SendMails = (
  mails: readonly MailToSend[],
  by: { within: number; sender: string | undefined },
) => Promise<SendResult[]>;

/** How many are sent at a time: sending is mostly waiting for a disk or a mail server. */
const atOnce = 8;

/** Sends in this thread. */
export function sendWith(mailer: Mailer): SendMails {
  return async (mails, { within, sender }) => {
    const end = performance.now() + within;
    const results: SendResult[] = [];
    const queue = mails.values();
    const work = async () => {
      for (const { id, name, content } of queue) {
        const isLate = performance.now() > end;
        results.push({ id, outcome: isLate ? 'later' : await sendOne(mailer, { name, content, sender }) });
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    return results;
  };
}

async function sendOne(
  mailer: Mailer,
  { name, content, sender }: { name: string; content: MailContent; sender: string | undefined },
): Promise<SendResult['outcome']> {
  try {
    await mailer.send(await composeMail(content), name, sender);
    return 'done';
  } catch (error) {
    return { error: describeError(error) };
  }
}

/** An error in a line, as the outbox keeps it. */
export function describeError(error: unknown): string {
  return (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, 500);
}
