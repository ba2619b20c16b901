import { parentPort } from 'node:worker_threads';
import type { FromThread, ToThread } from './create-thread.ts';

type Asking = { done: (value: never) => void; failed: (error: unknown) => void };

/** Asks the thread that called. */
export type Ask = <Reply>(question: unknown) => Promise<Reply>;

/**
 * Within a thread: answers each call by `work`, many at a time. `bytesOf`: the memory of an answer that is handed over
 * instead of copied; the answer must be all that it holds.
 */
export function answerCalls<Call, Answer>(
  work: (call: Call, ask: Ask) => Promise<Answer>,
  bytesOf: (answer: Answer) => ArrayBuffer[] = () => [],
): void {
  const port = parentPort;
  if (!port) throw new Error('This file runs as a thread of its own');
  const asking = new Map<number, Asking>();
  let lastNumber = 0;
  const send = (message: FromThread, handedOver?: ArrayBuffer[]) => port.postMessage(message, handedOver);
  const run = async (number: number, call: Call) => {
    const ask: Ask = (question) =>
      new Promise((done, failed) => {
        lastNumber += 1;
        asking.set(lastNumber, { done, failed });
        send({ kind: 'question', number: lastNumber, of: number, value: question });
      });
    try {
      const value = await work(call, ask);
      send({ kind: 'done', number, value }, bytesOf(value));
    } catch (error) {
      send({ kind: 'failed', number, error });
    }
  };
  port.on('message', (message: ToThread) => {
    if (message.kind === 'call') return void run(message.number, message.value as Call);
    const asked = asking.get(message.number);
    asking.delete(message.number);
    if (message.kind === 'answer') asked?.done(message.value as never);
    else asked?.failed(message.error);
  });
  send({ kind: 'ready' });
}
