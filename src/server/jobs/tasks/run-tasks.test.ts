import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, test } from 'vitest';
import type { TaskState } from '#domain/tasks/task.ts';
import { eq, type SQL } from '#server/db/sql.ts';
import { tasks } from '#server/db/tables/tasks.ts';
import type { RunningTask, TaskHandler } from '#server/services/tasks/task-handler.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { makeExporter, makeTask } from '#server/testing/tasks.ts';
import { runTasks, type TaskOptions } from './run-tasks.ts';

const start = new Date('2026-11-21T10:00:00Z');
const at = (ms: number) => new Date(start.getTime() + ms);
let logged: unknown[] = [];

const t = await startSharedApp({ now: start });
const owner = await makeExporter(t);
beforeEach(async () => {
  t.setNow(start);
  logged = [];
  await t.db.delete(tasks);
});

const log = { error: (line: unknown) => void logged.push(line) } as never;
const run = (handle: TaskHandler['run'], options: TaskOptions = {}) =>
  runTasks(t.deps, [{ kind: 'product-export', run: handle }], log, { reportEvery: 0, ...options });
const row = async (id: number) => (await t.db.select().from(tasks).where(eq(tasks.id, id)))[0];
/** Keeps a file and reports twice. */
const writes = (content: string) => async (task: RunningTask) => {
  await t.deps.files.put(task.fileKey, Buffer.from(content));
  await task.report({ done: 1, total: 2 });
  await task.report({ done: 2, total: 2 });
  return { file: { key: task.fileKey, name: 'a.txt', type: 'text/plain' } };
};
const fails = async () => {
  throw new Error('no space');
};
const textOf = async (key = '') => {
  const file = await t.deps.files.get(key);
  return file && text(file.content);
};

describe('what is taken up', () => {
  test.each<[TaskState, number, number, TaskState, number]>([
    ['waiting', 0, 0, 'done', 1],
    ['waiting', 1, 1, 'waiting', 1],
    ['running', 1, 1, 'running', 1],
    ['running', 0, 1, 'done', 2],
    ['running', 0, 2, 'done', 3],
    ['running', 0, 3, 'failed', 4],
    ['done', 0, 1, 'done', 1],
    ['failed', 0, 3, 'failed', 3],
    ['cancelled', 0, 1, 'cancelled', 1],
  ])('%s, held for %i ms more, begun %i times: then %s, %i times', async (state, held, tries, then, times) => {
    const id = await makeTask(t, { state, tries, takenUntil: at(held) });
    await run(writes('x'));
    expect(await row(id)).toMatchObject({ state: then, tries: times });
  });

  test('each in turn, the one that has been due the longest first', async () => {
    const ids = [await makeTask(t, { takenUntil: at(-1) }), await makeTask(t, { takenUntil: at(-2) })];
    const seen: number[] = [];
    const taken = await run(async ({ id }) => {
      seen.push(id);
      return {};
    });
    expect([taken, seen]).toEqual([2, ids.toReversed()]);
  });

  test('a kind that this program knows nothing of is left to another', async () => {
    const id = await makeTask(t);
    expect(await runTasks(t.deps, [], log)).toBe(0);
    expect(await row(id)).toMatchObject({ state: 'waiting', tries: 0 });
  });
});

describe('how it ends', () => {
  test('well: with result, counts and moments', async () => {
    const id = await makeTask(t, { error: 'Error: the time before' });
    await run(async (task) => {
      t.setNow(at(5000));
      return writes('made')(task);
    });
    const key = `tasks/${id}-1`;
    expect(await row(id)).toMatchObject({
      state: 'done',
      done: 2,
      total: 2,
      error: null,
      startedAt: start,
      finishedAt: at(5000),
      result: { file: { key, name: 'a.txt', type: 'text/plain' } },
    });
    expect(await textOf(key)).toBe('made');
  });

  test.each([
    [0, 'waiting', 10_000],
    [1, 'waiting', 20_000],
    [2, 'failed', null],
  ] as const)('badly, after %i tries before: %s, again after %s ms', async (tries, state, pause) => {
    const id = await makeTask(t, { tries });
    await run(fails);
    expect(await row(id)).toMatchObject({
      state,
      tries: tries + 1,
      error: 'Error: no space',
      finishedAt: pause === null ? start : null,
      ...(pause !== null && { takenUntil: at(pause) }),
    });
    expect(logged).toHaveLength(1);
    expect(await textOf(`tasks/${id}-${tries + 1}`)).toBeNull();
  });

  test('tried so often that it has failed: the reader is told in words, what went wrong inside is not', async () => {
    const id = await makeTask(t, { accountId: owner.customer.id });
    for (let i = 0; i < 5; i++) {
      await run(fails);
      t.setNow(at((i + 1) * 60_000));
    }
    expect(await row(id)).toMatchObject({ state: 'failed', tries: 3 });
    const { body } = await t.call('GET', `/tasks/${id}`, undefined, { ...owner.headers, 'accept-language': 'en' });
    expect(body.data).toMatchObject({ state: 'failed', error: expect.stringContaining('several tries'), result: null });
    expect(JSON.stringify(body)).not.toContain('no space');
  });
});

test('a commit of which the answer is lost keeps its file', async () => {
  const id = await makeTask(t);
  const { db } = t.deps;
  let mayUpdate = true;
  // The connection breaks after the commit, before its answer.
  const breaking = new Proxy(db, {
    get: (target, name) => {
      if (name !== 'update' || mayUpdate) return Reflect.get(target, name);
      return () => ({
        set: (values: object) => ({ where: (which: SQL) => ({ returning: () => lose(values, which) }) }),
      });
    },
  });
  const lose = async (values: object, which: SQL) => {
    await db.update(tasks).set(values).where(which);
    throw new Error('Connection terminated');
  };
  const finishes: TaskHandler['run'] = async (task) => {
    const made = await writes('made')(task);
    mayUpdate = false;
    return made;
  };
  const handlers = [{ kind: 'product-export' as const, run: finishes }];
  await expect(runTasks({ ...t.deps, db: breaking }, handlers, log)).rejects.toThrow('terminated');
  expect(await row(id)).toMatchObject({ state: 'done' });
  expect(await textOf(`tasks/${id}-1`)).toBe('made');
});

describe('a process that dies', () => {
  test('loses the task after its lease, to the next that looks', async () => {
    const id = await makeTask(t);
    void run(() => new Promise(() => undefined), { lease: 7000 });
    await expect.poll(async () => (await row(id))?.tries).toBe(1);
    t.setNow(at(6999));
    expect(await run(writes('x'))).toBe(0);
    t.setNow(at(7000));
    expect(await run(writes('x'))).toBe(1);
    expect(await row(id)).toMatchObject({ state: 'done', tries: 2 });
  });

  test('and only seemed to: what it makes late is thrown away', async () => {
    const id = await makeTask(t);
    let goOn = () => {};
    const asleep = new Promise<void>((wake) => {
      goOn = wake;
    });
    const late = run(async (task) => {
      await asleep;
      await t.deps.files.put(task.fileKey, Buffer.from('late'));
      return { file: { key: task.fileKey, name: 'late.txt', type: 'text/plain' } };
    });
    await expect.poll(async () => (await row(id))?.tries).toBe(1);
    t.setNow(at(30_000));
    await run(async (task) => {
      goOn();
      await late;
      return writes('in time')(task);
    });
    const { result } = (await row(id)) ?? {};
    expect(await textOf(result?.file?.key)).toBe('in time');
    expect(await textOf(`tasks/${id}-1`)).toBeNull();
  });

  test('each report holds it for another lease', async () => {
    const id = await makeTask(t);
    await run(
      async ({ report }) => {
        for (const ms of [6000, 12_000, 18_000]) {
          t.setNow(at(ms));
          await report({ done: ms, total: 20_000 });
          expect(await run(fails)).toBe(0);
          expect(await row(id)).toMatchObject({ done: ms, takenUntil: at(ms + 7000) });
        }
        return {};
      },
      { lease: 7000 },
    );
    expect(await row(id)).toMatchObject({ state: 'done', tries: 1 });
  });
});

test('progress is written once in a while, not with each report', async () => {
  const id = await makeTask(t);
  const seen = new Set<number | undefined>();
  await run(
    async ({ report }) => {
      for (let done = 0; done <= 100; done++) {
        t.setNow(at(done * 25));
        await report({ done, total: 100 });
        seen.add((await row(id))?.done);
      }
      return {};
    },
    { reportEvery: 1000 },
  );
  expect([...seen]).toEqual([0, 40, 80]);
  expect(await row(id)).toMatchObject({ done: 100, total: 100 });
});

test('a program that stops gives its task back, as if it had not been tried, and takes no other', async () => {
  const ids = [await makeTask(t), await makeTask(t)];
  const stopping = new AbortController();
  let kept = '';
  const taken = await run(
    async (task) => {
      kept = task.fileKey;
      await t.deps.files.put(task.fileKey, Buffer.from('half'));
      await task.report({ done: 1, total: 2 });
      stopping.abort();
      await task.report({ done: 2, total: 2 });
      return {};
    },
    { signal: stopping.signal },
  );
  expect([taken, logged]).toEqual([1, []]);
  for (const id of ids)
    expect(await row(id)).toMatchObject({ state: 'waiting', tries: 0, done: 0, takenUntil: start, error: null });
  expect(await textOf(kept)).toBeNull();
  expect(await run(writes('x'))).toBe(2);
});
