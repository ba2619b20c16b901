import type { Task } from '#contract/office/tasks.ts';
import type { Language } from '#domain/language/language.ts';
import { serverWords } from '#server/words/server-words.ts';
import type { TaskRow } from './add-task.ts';

/** A task as the API answers it; the error that was thrown is not part of it. */
export function toTaskAnswer(row: TaskRow, language: Language): Task {
  const { id, kind, state, done, total, result } = row;
  return {
    id,
    kind,
    state,
    done,
    total,
    error: state === 'failed' ? serverWords[language].taskFailed : null,
    result: result?.file ? { fileName: result.file.name } : null,
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}
