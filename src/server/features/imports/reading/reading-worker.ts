import { setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';
import { type FilesPlace, openFiles } from '#server/media/open-files.ts';
import { answerCalls } from '#server/services/threads/answer-calls.ts';
import { readStored, type StoredFile } from './read-stored.ts';

// Runs as a thread (reading-thread.ts). Orders come first: see papers/pdf-worker.ts.
if (process.platform === 'linux') setPriority(0, 10);
const files = await openFiles(workerData as FilesPlace);
answerCalls((file: StoredFile, ask) => readStored(files, file, (part) => ask(part)));
