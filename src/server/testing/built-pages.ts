import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { pageRoutes } from '#server/http/pages/pages.ts';
import { renderWith } from '#web/render-pages.ts';
import type { TestApp } from './test-app.ts';

const file = 'build/server/index.js';

/** Hangs the built pages on a test's app, as the program does; to be called before the first request. */
export async function addBuiltPages({ app, deps }: Pick<TestApp, 'app' | 'deps'>): Promise<void> {
  if (!existsSync(file)) throw new Error('The pages are not built: run npm test, or npm run build');
  const build = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as ServerBuild;
  pageRoutes(
    app,
    deps,
    renderWith(() => Promise.resolve(build), 'production'),
  );
}
