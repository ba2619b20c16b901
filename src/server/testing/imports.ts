import type { ImportAnswer } from '#contract/imports/imports.ts';
import { importRead } from '#server/features/imports/reading/import-read.ts';
import { readStored } from '#server/features/imports/reading/read-stored.ts';
import type { ReadFile } from '#server/features/imports/reading/reading-thread.ts';
import { runTasks, type TaskOptions } from '#server/jobs/tasks/run-tasks.ts';
import type { TestApp } from './test-app.ts';

type Headers = Record<string, string>;
export type Upload = { kind?: string; name?: string; [field: string]: string | number | undefined };

/** Sends a file as an import; the answer of the call. */
export async function upload(t: TestApp, headers: Headers, content: string | Buffer, fields: Upload = {}) {
  const form = new FormData();
  const { kind = 'products', name = 'file.csv', ...more } = fields;
  form.append('kind', kind);
  for (const [field, value] of Object.entries(more)) if (value !== undefined) form.append(field, String(value));
  form.append('file', new File([new Uint8Array(Buffer.from(content))], name));
  return t.call('POST', '/imports', form, headers);
}

/** Runs the tasks that read, in this thread. */
export function runReading(t: TestApp, options: TaskOptions & { read?: ReadFile } = {}): Promise<number> {
  const { read = (file, take) => readStored(t.deps.files, file, take), ...rest } = options;
  const log = { error: () => undefined } as never;
  return runTasks(t.deps, [importRead(t.deps, read)], log, { reportEvery: 0, ...rest });
}

/** A file that has been uploaded and read. */
export async function readUpload(t: TestApp, headers: Headers, content: string | Buffer, fields: Upload = {}) {
  const { status, body } = await upload(t, headers, content, fields);
  if (status !== 200) throw new Error(`the upload was refused: ${JSON.stringify(body)}`);
  await runReading(t);
  return (await t.call('GET', `/imports/${body.data.id}`, undefined, headers)).body.data as ImportAnswer;
}
