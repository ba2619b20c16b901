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
