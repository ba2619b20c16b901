import { data, type RouterContextProvider } from 'react-router';
import { readFeatureConfig } from '#contract/feature-config.ts';
import type { PageFlag } from '#domain/access/feature-config.ts';
import { apiContext } from './api-context.ts';

/** For the loader of a page with a flag: while it is off there is no such page. Throws the 404 that shows so. */
export async function requirePage(
  context: Readonly<RouterContextProvider>,
  page: PageFlag,
  signal: AbortSignal,
): Promise<void> {
  const { pages } = await context.get(apiContext)(readFeatureConfig, {}, { signal });
  if (!pages[page]) throw data(null, { status: 404 });
}
