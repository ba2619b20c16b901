import type { Worker } from 'node:worker_threads';

type Reply = (question: never) => Promise<unknown>;
type Waiting = { done: (value: never) => void; failed: (error: unknown) => void; reply: Reply | undefined };

/** A thread that answers calls (`answer-calls.ts` within it). */
export type Thread = {
  /** `reply` answers what the thread asks while it works on the call. */
  call: <Answer>(value: unknown, reply?: Reply) => Promise<Answer>;
  /** Starts the thread if it does not run; resolves once it takes calls, rejects if it ends before. */
  ready: () => Promise<void>;
  /** Ends the thread; a later call would start another. */
  stop: () => Promise<void>;
};

/**
 * Calls into a thread of its own, started by the first call. When the thread ends, calls that it has not answered reject,
 * and the next call starts another.
 */
export function createThread(name: string, start: () => Worker): Thread {
  const waiting = new Map<number, Waiting>();
  let running: { worker: Worker; ready: Promise<void> } | null = null;
  let lastNumber = 0;

  const open = () => {
    const worker = start();
    const opened = { worker, ready: opening(worker) };
    // An idle thread must not keep a program running that has nothing else to do.
    worker.unref();
    const end = (error: Error) => {
      if (running !== opened) return;
      running = null;
      for (const { failed } of waiting.values()) failed(error);
      waiting.clear();
    };
    worker.on('error', end);
    worker.on('exit', (code) => end(new Error(`The thread that ${name} ended with ${code}`)));
    worker.on('message', (message: FromThread) => take(worker, message));
    return opened;
  };
  const opening = (worker: Worker) => {
    const ready = new Promise<void>((resolve, reject) => {
      worker.once('message', () => resolve());
      worker.once('error', reject);
      worker.once('exit', (code) => reject(new Error(`The thread that ${name} ended with ${code}`)));
    });
    // Whoever does not wait for it learns of the end from the calls.
    ready.catch(() => {});
    return ready;
  };
  const take = (worker: Worker, message: FromThread) => {
    if (message.kind === 'ready') return;
    if (message.kind === 'question') return void answer(worker, message);
    const call = waiting.get(message.number);
    waiting.delete(message.number);
    if (message.kind === 'done') call?.done(message.value as never);
    else call?.failed(message.error);
  };
  const answer = async (worker: Worker, { number, of, value }: FromThread & { kind: 'question' }) => {
    const send = (message: ToThread) => worker.postMessage(message);
    try {
      const reply = waiting.get(of)?.reply;
      if (!reply) throw new Error(`Nobody answers what the thread that ${name} asks`);
      send({ kind: 'answer', number, value: await reply(value as never) });
    } catch (error) {
      send({ kind: 'refusal', number, error });
    }
  };
  return {
    call: (value, reply) =>
      new Promise((done, failed) => {
        running ??= open();
        lastNumber += 1;
        waiting.set(lastNumber, { done, failed, reply });
        running.worker.postMessage({ kind: 'call', number: lastNumber, value } satisfies ToThread);
      }),
    ready: () => {
      running ??= open();
      return running.ready;
    },
    stop: async () => {
      await running?.worker.terminate();
    },
  };
}

/** To a thread: a call, or the answer to a question of the thread's own. */
export type ToThread =
  | { kind: 'call'; number: number; value: unknown }
  | { kind: 'answer'; number: number; value: unknown }
  | { kind: 'refusal'; number: number; error: unknown };

/** From a thread: that it is ready, how a call ended, or a question that came up while it works on the call `of`. */
export type FromThread =
  | { kind: 'ready' }
  | { kind: 'done'; number: number; value: unknown }
  | { kind: 'failed'; number: number; error: unknown }
  | { kind: 'question'; number: number; of: number; value: unknown };
