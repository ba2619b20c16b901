import { Worker } from 'node:worker_threads';
import type { MailerConfig } from './mailer.ts';
import type { Posted, SendLetters } from './send-letters.ts';

type Waiting = { done: (posted: Posted[]) => void; failed: (error: Error) => void };

/**
 * Sends letters in a thread of its own, which starts with the first. When it dies what it had in hand fails, and the
 * next letters start another.
 */
export function createMailThread(config: MailerConfig): { send: SendLetters; stop: () => Promise<void> } {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let number = 0;
  const start = (): Worker => {
    const { publicUrl, mailFrom, shopEmail, smtpUrl, dataDir } = config;
    const resourceLimits = { maxYoungGenerationSizeMb: 8 };
    const workerData: MailerConfig = { publicUrl, mailFrom, shopEmail, smtpUrl, dataDir };
    const started = new Worker(new URL('./mail-worker.ts', import.meta.url), { workerData, resourceLimits });
    // What waits for an answer keeps the program alive, an idle thread does not.
    started.unref();
    const end = (error: Error) => {
      if (worker === started) worker = null;
      for (const { failed } of waiting.values()) failed(error);
      waiting.clear();
    };
    started.on('message', ([of, posted]: [number, Posted[]]) => {
      waiting.get(of)?.done(posted);
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
