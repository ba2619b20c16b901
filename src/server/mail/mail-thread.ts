import { Worker } from 'node:worker_threads';
import { createThread } from '#server/services/threads/create-thread.ts';
import type { MailerConfig } from './mailer.ts';
import type { SendMails } from './send-mails.ts';

/** Sends mails in a thread of its own. */
export function createMailThread(config: MailerConfig): { send: SendMails; stop: () => Promise<void> } {
  const { publicUrl, mailFrom, shopEmail, smtpUrl, dataDir } = config;
  const workerData: MailerConfig = { publicUrl, mailFrom, shopEmail, smtpUrl, dataDir };
  const { call, stop } = createThread(
    'sends mails',
    () =>
      new Worker(new URL('./mail-worker.ts', import.meta.url), {
        workerData,
        resourceLimits: { maxYoungGenerationSizeMb: 8 },
      }),
  );
  return { send: (...input) => call(input), stop };
}
