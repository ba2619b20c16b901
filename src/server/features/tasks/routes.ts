import type { FastifyInstance } from 'fastify';
import { Refusal } from '#contract/errors.ts';
import * as calls from '#contract/office/tasks.ts';
import type { Deps } from '#server/deps.ts';
import { implement, implementWrite } from '#server/http/call/implement.ts';
import { toTaskAnswer } from '#server/services/tasks/task-answer.ts';
import { cancelTaskOf } from './cancel-task.ts';
import { findOwnTask } from './own-task.ts';

export async function taskRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const own = (input: Parameters<typeof findOwnTask>[1]) => findOwnTask(deps, input);
  await implement(app, deps, calls.readTask, {
    own,
    handle: async ({ own: task, language }) => toTaskAnswer(task, language),
  });
  await implementWrite(app, deps, calls.cancelTask, {
    own,
    handle: async ({ tx, input, now, language }) => toTaskAnswer(await cancelTaskOf(tx, input.id, now), language),
  });
  await implement(app, deps, calls.readTaskFile, {
    own,
    handle: async ({ own: { result } }) => {
      const made = result?.file;
      const file = made && (await deps.files.get(made.key));
      if (!file) throw new Refusal('notFound');
      return { ...file, type: made.type, name: made.name };
    },
  });
}
