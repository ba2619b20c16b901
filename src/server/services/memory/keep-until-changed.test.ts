import { expect, test } from 'vitest';
import type { Topic } from '#server/db/announcement.ts';
import type { Changes } from '#server/db/changes.ts';
import { keepUntilChanged } from './keep-until-changed.ts';

/** A reader that counts, and answers when it is let. */
function counted() {
  const acts = new Map<Topic, (() => void)[]>();
  const answers: PromiseWithResolvers<number>[] = [];
  const changes = { on: (topic: Topic, act: () => void) => void acts.set(topic, [...(acts.get(topic) ?? []), act]) };
  const { read, forget } = keepUntilChanged(changes as Pick<Changes, 'on'>, ['stores', 'flags'], () => {
    const answer = Promise.withResolvers<number>();
    answers.push(answer);
    return answer.promise;
  });
  const change = (topic: Topic) => {
    for (const act of acts.get(topic) ?? []) act();
  };
  return { read, forget, change, answers };
}

test('many who ask share one reading, which is kept', async () => {
  const { read, answers } = counted();
  const asked = Promise.all([read(), read()]);
  answers[0]?.resolve(1);
  expect(await asked).toEqual([1, 1]);
  expect(await read()).toBe(1);
  expect(answers).toHaveLength(1);
});

test.each(['stores', 'flags'] as const)('a change of %s makes it read again', async (topic) => {
  const { read, change, answers } = counted();
  const first = read();
  answers[0]?.resolve(1);
  await first;
  change('catalogue');
  expect(await read()).toBe(1);
  change(topic);
  const second = read();
  answers[1]?.resolve(2);
  expect(await second).toBe(2);
});

test('what was being read while something changed reaches those who asked before, and nobody after', async () => {
  const { read, change, answers } = counted();
  const before = read();
  change('stores');
  const after = read();
  answers[1]?.resolve(2);
  answers[0]?.resolve(1);
  expect(await before).toBe(1);
  expect(await after).toBe(2);
  expect(await read()).toBe(2);
});

test('what fails is not kept', async () => {
  const { read, answers } = counted();
  const first = read();
  answers[0]?.reject(new Error('no connection'));
  await expect(first).rejects.toThrow('no connection');
  const second = read();
  answers[1]?.resolve(2);
  expect(await second).toBe(2);
});

test('what is forgotten is read again', async () => {
  const { read, forget, answers } = counted();
  answers.length = 0;
  const first = read();
  answers[0]?.resolve(1);
  await first;
  forget();
  void read();
  expect(answers).toHaveLength(2);
});
