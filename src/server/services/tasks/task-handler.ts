import type { TaskKind } from '#domain/tasks/task.ts';
import type { TaskResult } from '#server/db/tables/tasks.ts';

/** How much of how much is done, in what the kind counts. */
export type Progress = { done: number; total: number };

/** One try of a task. */
export type RunningTask = {
  id: number;
  input: Record<string, unknown>;
  /** The key in the file store for the file of this try; the file is deleted unless the try succeeds. */
  fileKey: string;
  /**
   * Reports the progress, which renews the lease: to be called every few seconds at least; more often costs nothing.
   * Throws when the task has been cancelled, its lease was lost, or the program stops: do not catch that.
   */
  report: (progress: Progress) => Promise<void>;
};

/** Runs the tasks of a kind. A try that is interrupted is followed by another from the start, so `run` must be repeatable. */
export type TaskHandler = {
  kind: TaskKind;
  /** Answers the result. After an error there are some more tries, then the task has failed. */
  run: (task: RunningTask) => Promise<TaskResult>;
  /** Called with the input of a task once it has failed for good. */
  failed?: (input: Record<string, unknown>) => Promise<void>;
};
