import { expect, test } from 'vitest';
import { isOver, statesBefore, type TaskState, taskStates } from './task.ts';

test.each<[TaskState, TaskState[]]>([
  ['waiting', ['running']],
  ['running', ['waiting', 'running']],
  ['done', ['running']],
  ['failed', ['running']],
  ['cancelled', ['waiting', 'running']],
])('a task comes to %s from %j', (to, from) => {
  expect(statesBefore(to)).toEqual(from);
});

test('done, failed and cancelled are ends', () => {
  expect(taskStates.filter(isOver)).toEqual(['done', 'failed', 'cancelled']);
});
