import type { Role } from '#domain/access/roles.ts';

/** The states of long work; the last three are final. */
export const taskStates = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
export type TaskState = (typeof taskStates)[number];

/** The one table: where a task may go from each state. */
const moves: Record<TaskState, readonly TaskState[]> = {
  waiting: ['running', 'cancelled'],
  // To running: the lease has expired and another process claims it. To waiting: after a failure or a release.
  running: ['running', 'waiting', 'done', 'failed', 'cancelled'],
  done: [],
  failed: [],
  cancelled: [],
};

/** The states that a task may come from to `to`. */
export function statesBefore(to: TaskState): TaskState[] {
  return taskStates.filter((from) => moves[from].includes(to));
}

/** Whether the state is final. */
export function isOver(state: TaskState): boolean {
  return moves[state].length === 0;
}

/** The kinds of long work, each with the role that an account needs to ask for it, read it and download its result. */
const roleOf = {
  'product-export': 'CAN_MANAGE_PRODUCTS',
  'import-read': 'CAN_MANAGE_PRODUCTS',
} as const satisfies Record<string, Role>;

export type TaskKind = keyof typeof roleOf;
export const taskKinds = Object.keys(roleOf) as [TaskKind, ...TaskKind[]];

/** The role that all calls for tasks of this kind need. */
export function roleForTask(kind: TaskKind): Role {
  return roleOf[kind];
}
