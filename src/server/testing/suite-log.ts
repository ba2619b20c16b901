import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { LogSink } from '#server/app.ts';
import { suiteLogs } from '../../../scripts/test/suite-logs.mjs';

/** Keeps what a shop of the tests logs in `lines`, and for the step that looks for what no log may hold. */
export function suiteLog(lines: string[]): LogSink {
  return {
    write: (line) => {
      lines.push(line);
      mkdirSync(suiteLogs, { recursive: true });
      appendFileSync(join(suiteLogs, `api-${process.pid}.log`), line);
    },
  };
}
