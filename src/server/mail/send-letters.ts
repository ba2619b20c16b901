import { composeMail, type Letter } from './compose-mail.ts';
import type { Mailer } from './mailer.ts';

/** A letter with the name that its mail has for ever; `id` is the caller's own. */
export type Post = { id: number; name: string; letter: Letter };
/** How it went: sent, not tried for want of time, or what went wrong. */
export type Posted = { id: number; outcome: 'done' | 'later' | { error: string } };
/**
 * Makes letters into mails and sends them. None is begun later than `within` (ms); `sender` is the shop's own address.
 */
export type SendLetters = (
  posts: readonly Post[],
  by: { within: number; sender: string | undefined },
) => Promise<Posted[]>;

/** So many at a time: what waits for a disk or a mail server costs nothing. */
const atOnce = 8;

/** Sends in this thread. */
export function sendWith(mailer: Mailer): SendLetters {
  return async (posts, { within, sender }) => {
    const end = performance.now() + within;
    const posted: Posted[] = [];
    const queue = posts.values();
    const work = async () => {
      for (const { id, name, letter } of queue) {
        const isLate = performance.now() > end;
        posted.push({ id, outcome: isLate ? 'later' : await sendOne(mailer, { name, letter, sender }) });
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    return posted;
  };
}

async function sendOne(
  mailer: Mailer,
  { name, letter, sender }: { name: string; letter: Letter; sender: string | undefined },
): Promise<Posted['outcome']> {
  try {
    await mailer.send(composeMail(letter), name, sender);
    return 'done';
  } catch (error) {
    return { error: describeError(error) };
  }
}

/** An error in a line, as the outbox keeps it. */
export function describeError(error: unknown): string {
  return (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, 500);
}
