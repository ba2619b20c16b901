import { Worker } from 'node:worker_threads';
import type { RenderPage } from '#contract/page-rendering.ts';
import { createThread } from '#server/services/threads/create-thread.ts';

export type PageThread = { render: RenderPage; ready: () => Promise<void>; stop: () => Promise<void> };

/** Renders pages in a thread of its own; `file` is what runs in it. */
export function createPageThread(file: URL): PageThread {
  const { call, ready, stop } = createThread('renders pages', () => new Worker(file));
  return { render: (page, read) => call(page, read), ready, stop };
}
