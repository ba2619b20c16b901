import { setPriority } from 'node:os';
import { answerCalls } from '#server/services/threads/answer-calls.ts';
import { makePaper, type Paper } from './make-pdf.ts';

// Runs as a thread (pdf-thread.ts): reading fonts and setting pages takes a tenth of a second of processor. Orders come
// first. Only on Linux does this set the priority of the thread alone; elsewhere it is that of the process.
if (process.platform === 'linux') setPriority(0, 10);
answerCalls((paper: Paper) => makePaper(paper));
