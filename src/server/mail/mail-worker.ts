import { setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';
import { answerCalls } from '#server/services/threads/answer-calls.ts';
import { createMailer, type MailerConfig } from './mailer.ts';
import { type SendMails, sendWith } from './send-mails.ts';

// Runs as a thread (mail-thread.ts): composing and sending mails would delay the answers of the main thread.
// Orders come first. Only on Linux does this set the priority of the thread alone; elsewhere it is that of the process.
if (process.platform === 'linux') setPriority(0, 10);
const send = sendWith(createMailer(workerData as MailerConfig));
answerCalls((call: Parameters<SendMails>) => send(...call));
