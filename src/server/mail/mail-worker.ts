import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { createMailer, type MailerConfig } from './mailer.ts';
import { type SendMails, sendWith } from './send-mails.ts';

// Runs as a thread (mail-thread.ts): composing and sending mails would delay the answers of the main thread.
const port = parentPort;
if (!port) throw new Error('mail-worker.ts runs as a thread of its own');
// Orders come first. Only on Linux does this set the priority of the thread alone; elsewhere it is that of the process.
if (process.platform === 'linux') setPriority(0, 10);
const send = sendWith(createMailer(workerData as MailerConfig));
port.on('message', async ([number, ...asked]: [number, ...Parameters<SendMails>]) => {
  port.postMessage([number, await send(...asked)]);
});
