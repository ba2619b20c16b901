import { data, type RouterContextProvider } from 'react-router';
import { readFeatureConfig } from '#contract/shop/feature-config.ts';
import type { FeatureConfig, PageFlag } from '#domain/access/feature-config.ts';
import { apiContext } from './api-context.ts';

/** For the loader of a page with a flag: while it is off there is no such page. Throws the 404 that shows so. Answers
 * what else is switched on. */
export async function requirePage(
  context: Readonly<RouterContextProvider>,
  page: PageFlag,
  signal: AbortSignal,
): Promise<FeatureConfig> {
  const config = await context.get(apiContext)(readFeatureConfig, {}, { signal });
  if (!config.pages[page]) throw data(null, { status: 404 });
  return config;
}
