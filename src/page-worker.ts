import type { ServerBuild } from 'react-router';
import type { AskedPage, ReadAnswer } from '#contract/page-rendering.ts';
import { createTurns } from '#domain/turns/take-turns.ts';
import { answerCalls } from '#server/services/threads/answer-calls.ts';
import { renderWith } from '#web/render-pages.ts';

// Runs as a thread (server/http/pages/page-thread.ts): a page takes milliseconds in which no call would be answered.
const build = (await import(new URL('../build/server/index.js', import.meta.url).href)) as ServerBuild;
const render = renderWith(build, 'production');
/** What waiting pages hold meanwhile would be promoted out of the young generation; four keep the thread busy. */
const takeTurns = createTurns(4);
answerCalls(
  async (page: AskedPage, ask) => {
    const { body, ...rest } = await takeTurns('', () => render(page, (url) => ask<ReadAnswer>(url)));
    // What is handed over must be all of its memory; short ones share a larger piece.
    return { ...rest, body: body.byteLength === body.buffer.byteLength ? body : new Uint8Array(body) };
  },
  ({ body }) => [body.buffer as ArrayBuffer],
);
