import type { Task } from '#contract/office/tasks.ts';
import type { Language } from '#domain/language/language.ts';
import type { TaskRow } from './add-task.ts';

const failed: Record<Language, string> = {
  fr: 'La tâche a échoué après plusieurs essais. Relancez-la plus tard.',
  en: 'The task failed after several tries. Start it again later.',
  vi: 'Tác vụ không thành công sau nhiều lần thử. Hãy thử lại sau.',
};

/** A task as the API answers it; the error that was thrown is not part of it. */
export function toTaskAnswer(row: TaskRow, language: Language): Task {
  const { id, kind, state, done, total, result } = row;
  return {
    id,
    kind,
    state,
    done,
    total,
    error: state === 'failed' ? failed[language] : null,
    result: result?.file ? { fileName: result.file.name } : null,
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}
