import { randomUUID } from 'node:crypto';
import type { TestMail } from '#contract/shop/system.ts';
import type { Language } from '#domain/language/language.ts';
import { shop } from '#server/db/tables/shop.ts';
import type { Deps } from '#server/deps.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { describeError, sendWith } from '#server/mail/send-mails.ts';

/** Milliseconds until the answer says that the mail was not accepted. */
const longest = 10_000;

/** Sends a mail at once, by the same way as all others, and answers whether it was accepted. */
export async function sendTestMail(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  { to, language }: { to: string; language: Language },
): Promise<TestMail> {
  const [identity] = await db.select({ name: shop.name, sender: shop.mailSender }).from(shop);
  const found = { to: { name: '', address: to }, language, shopName: identity?.name ?? 'Panier' };
  const mailer = createMailer(config);
  const mail = { id: 1, name: `test-${randomUUID()}`, content: { about: 'test', found } as const };
  const sent = sendWith(mailer)([mail], { within: longest, sender: identity?.sender });
  const late = new AbortController();
  const outcome = await Promise.race([
    sent.then(([result]) => result?.outcome ?? 'later'),
    afterwards(longest, late.signal),
  ]).catch((error: unknown) => ({ error: describeError(error) }));
  late.abort();
  mailer.close();
  const error = typeof outcome === 'object' ? outcome.error : null;
  return { handedOver: outcome === 'done', by: config.smtpUrl ? 'smtp' : 'files', error };
}

function afterwards(ms: number, signal: AbortSignal): Promise<{ error: string }> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve({ error: 'Timeout' }), ms);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}
