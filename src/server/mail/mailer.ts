import { mkdirSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { shop } from '#server/db/tables/shop.ts';
import { type Mail, type MailDeps, oneLine } from './mail.ts';

/** Sends a mail. `name` is its own for ever: what is sent twice has the same Message-ID, and as a file the same name. */
export type Mailer = { send: (mail: Mail, name: string) => Promise<void> };

/** Milliseconds; together they end well before an entry of the outbox is taken up by somebody else. */
const timeouts = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 };

/** Sends by SMTP_URL; without it each mail is a file in `DATA_DIR/outbox/`. */
export function createMailer({ config, db }: Pick<MailDeps, 'config' | 'db'>): Mailer {
  const host = new URL(config.publicUrl).hostname;
  const compose = async ({ to, subject, text, html }: Mail, name: string) => ({
    from: config.mailFrom ?? (await senderOf(db)) ?? `Panier <no-reply@${host}>`,
    // Where a reader's answer goes.
    ...(config.shopEmail && { replyTo: config.shopEmail }),
    to: { name: oneLine(to.name), address: oneLine(to.address) },
    subject: oneLine(subject),
    text,
    html,
    messageId: `<${name}@${host}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    // A text of ours is never a path or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  if (config.smtpUrl) {
    const transport = createTransport({ url: config.smtpUrl, ...timeouts });
    return {
      send: async (mail, name) => {
        await transport.sendMail(await compose(mail, name));
      },
    };
  }
  const folder = join(config.dataDir, 'outbox');
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (mail, name) => {
      const { message } = await transport.sendMail(await compose(mail, name));
      mkdirSync(folder, { recursive: true });
      await writeWhole(folder, `${name}.eml`, message as Buffer);
    },
  };
}

/** A file is there whole or not at all; written again, it takes the place of the first. */
async function writeWhole(folder: string, name: string, content: Buffer): Promise<void> {
  const unfinished = join(folder, `.${name}.${process.pid}.part`);
  const file = await open(unfinished, 'w');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, join(folder, name));
}

async function senderOf(db: MailDeps['db']): Promise<string | undefined> {
  const [row] = await db.select({ sender: shop.mailSender }).from(shop);
  return row?.sender || undefined;
}
