import { Worker } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import { createThread, type Thread } from './create-thread.ts';

const answerCalls = JSON.stringify(new URL('./answer-calls.ts', import.meta.url).href);
let thread: Thread;
let started = 0;

/** A thread whose work is this code, of `call` and `ask`. */
function threadOf(work: string, head = ''): Thread {
  started = 0;
  thread = createThread('tests', () => {
    started += 1;
    const code = `${head}; import(${answerCalls}).then(({ answerCalls }) => answerCalls(async (call, ask) => { ${work} }))`;
    return new Worker(code, { eval: true });
  });
  return thread;
}
afterEach(() => thread.stop());

test('many calls at once are answered each with its own', async () => {
  const { call } = threadOf('await new Promise((go) => setTimeout(go, call.wait)); return call.name;');
  const asked = [30, 0, 15].map((wait) => call({ wait, name: `after ${wait}` }));
  expect(await Promise.all(asked)).toEqual(['after 30', 'after 0', 'after 15']);
  expect(started).toBe(1);
});

test('what the thread asks is answered by whoever made that call', async () => {
  const { call } = threadOf('return (await ask(call)) + (await ask(call * 10));');
  const asked = [1, 2].map((n) => call(n, async (question: number) => `${n}:${question} `));
  expect(await Promise.all(asked)).toEqual(['1:1 1:10 ', '2:2 2:20 ']);
});

test('errors pass both ways', async () => {
  const { call } = threadOf('if (call === "fail") throw new TypeError("in the thread"); return ask(call);');
  await expect(call('fail')).rejects.toThrow(new TypeError('in the thread'));
  const refused = call('ask', () => Promise.reject(new RangeError('from outside')));
  await expect(refused).rejects.toThrow(new RangeError('from outside'));
  await expect(call('ask')).rejects.toThrow('Nobody answers what the thread that tests asks');
});

test('when it ends, calls without an answer reject, and the next call starts another', async () => {
  const { call } = threadOf(
    'if (call === "end") process.exit(3); if (call === "hang") await new Promise(() => {}); return call;',
  );
  const hanging = call('hang');
  const ending = call('end');
  await expect(hanging).rejects.toThrow('The thread that tests ended with 3');
  await expect(ending).rejects.toThrow('The thread that tests ended with 3');
  expect(await call('well')).toBe('well');
  expect(started).toBe(2);
});

test('an error outside of any call ends it too', async () => {
  const { call } = threadOf('setTimeout(() => { throw new Error("too late") }); await new Promise(() => {});');
  await expect(call(1)).rejects.toThrow('too late');
});

test('it is ready once it takes calls; one that cannot start says why', async () => {
  await threadOf('return 1;').ready();
  expect(started).toBe(1);
  await thread.stop();
  await expect(threadOf('', 'throw new Error("no such file")').ready()).rejects.toThrow('no such file');
});
