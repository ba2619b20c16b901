import { existsSync } from 'node:fs';
import { createPageThread } from '#server/http/pages/page-thread.ts';
import { pageRoutes } from '#server/http/pages/pages.ts';
import type { TestApp } from './test-app.ts';

/** Adds the built pages to a test's app, as the program does; to be called before the first request. */
export async function addBuiltPages({ app, deps }: Pick<TestApp, 'app' | 'deps'>): Promise<void> {
  if (!existsSync('build/server/index.js')) throw new Error('The pages are not built: run npm test, or npm run build');
  const { render, ready, stop } = createPageThread(new URL('../../page-worker.ts', import.meta.url));
  app.addHook('onClose', stop);
  await ready();
  pageRoutes(app, deps, render);
}
