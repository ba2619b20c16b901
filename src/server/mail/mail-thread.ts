import { Worker } from 'node:worker_threads';
import type { MailerConfig } from './mailer.ts';
import type { SendMails, SendResult } from './send-mails.ts';

type Waiting = { done: (results: SendResult[]) => void; failed: (error: Error) => void };

/**
 * Sends mails in a thread of its own, started by the first call. When the thread ends, calls that it has not answered
 * reject, and the next call starts another.
 */
export function createMailThread(config: MailerConfig): { send: SendMails; stop: () => Promise<void> } {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let number = 0;
  const start = (): Worker => {
    const { publicUrl, mailFrom, shopEmail, smtpUrl, dataDir } = config;
    const resourceLimits = { maxYoungGenerationSizeMb: 8 };
    const workerData: MailerConfig = { publicUrl, mailFrom, shopEmail, smtpUrl, dataDir };
    const started = new Worker(new URL('./mail-worker.ts', import.meta.url), { workerData, resourceLimits });
    // An idle thread must not keep a program running that has nothing else to do.
    started.unref();
    const end = (error: Error) => {
      if (worker === started) worker = null;
      for (const { failed } of waiting.values()) failed(error);
      waiting.clear();
    };
    started.on('message', ([of, results]: [number, SendResult[]]) => {
      waiting.get(of)?.done(results);
      waiting.delete(of);
    });
    started.on('error', end);
    started.on('exit', (code) => end(new Error(`The thread that sends mails ended with ${code}`)));
    return started;
  };
  return {
    send: (...asked) =>
      new Promise((done, failed) => {
        worker ??= start();
        number += 1;
        waiting.set(number, { done, failed });
        worker.postMessage([number, ...asked]);
      }),
    stop: async () => {
      await worker?.terminate();
    },
  };
}
