import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { createMailer, type MailerConfig } from './mailer.ts';
import { type SendLetters, sendWith } from './send-letters.ts';

// The thread that makes and sends mails: the one that takes orders has no time for it (mail-thread.ts).
const port = parentPort;
if (!port) throw new Error('mail-worker.ts runs as a thread of its own');
// Orders come first. On Linux this is the priority of the thread alone; elsewhere it would be that of the program.
if (process.platform === 'linux') setPriority(0, 10);
const send = sendWith(createMailer(workerData as MailerConfig));
port.on('message', async ([number, ...asked]: [number, ...Parameters<SendLetters>]) => {
  port.postMessage([number, await send(...asked)]);
});
