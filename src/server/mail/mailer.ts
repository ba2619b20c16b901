import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '#server/config.ts';
import { type Mail, type MailCode, oneLine } from './mail.ts';
import { writeWhole } from './write-whole.ts';

/**
 * Sends a mail. `name` identifies it: a mail that is sent twice has the same Message-ID, and as a file the same name.
 * `sender` is the shop's address, used where MAIL_FROM is not set.
 */
export type Mailer = {
  send: (mail: Mail, name: string, sender?: string | undefined) => Promise<void>;
  close: () => void;
};
export type MailerConfig = Pick<Config, 'publicUrl' | 'mailFrom' | 'shopEmail' | 'smtpUrl' | 'dataDir'>;

/** Milliseconds; all three together are less than the lease of an outbox entry (`mailLease`). */
const timeouts = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 };

/** Sends by SMTP_URL, over a pool of connections; without it each mail is a file in `DATA_DIR/outbox/`. */
export function createMailer(config: MailerConfig): Mailer {
  const host = new URL(config.publicUrl).hostname;
  const compose = async (
    { to, replyTo, subject, text, html, headers, attachments = [], codes = [] }: Mail,
    name: string,
    sender: string | undefined,
  ) => ({
    from: config.mailFrom || sender || `Panier <no-reply@${host}>`,
    ...(replyTo ? { replyTo: inOneLine(replyTo) } : config.shopEmail && { replyTo: config.shopEmail }),
    to: inOneLine(to),
    subject: oneLine(subject),
    text,
    html,
    attachments: [
      ...attachments.map((one) => ({ ...one, content: Buffer.from(one.content) })),
      ...(await Promise.all(codes.map(drawCode))),
    ],
    messageId: `<${name}@${host}>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
    // Nodemailer would otherwise read a file or an address that a text names.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  if (config.smtpUrl) {
    const transport = createTransport({ url: config.smtpUrl, pool: true, ...timeouts });
    return {
      send: async (mail, name, sender) => {
        await transport.sendMail(await compose(mail, name, sender));
      },
      close: () => transport.close(),
    };
  }
  const folder = join(config.dataDir, 'outbox');
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (mail, name, sender) => {
      const { message } = await transport.sendMail(await compose(mail, name, sender));
      await writeWhole(folder, `${name}.eml`, message as Buffer);
    },
    close: () => undefined,
  };
}

async function drawCode({ cid, text }: MailCode) {
  const { toBuffer: draw } = await import('qrcode');
  const content = await draw(text, { type: 'png', errorCorrectionLevel: 'M', margin: 2, scale: 4 });
  return { cid, filename: `${cid}.png`, contentType: 'image/png', content };
}

const inOneLine = ({ name, address }: Mail['to']) => ({ name: oneLine(name), address: oneLine(address) });
