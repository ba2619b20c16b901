import { data } from 'react-router';
import { readFeatureConfig } from '#contract/shop/feature-config.ts';
import { helpMeta } from '#web/features/help/load-help-page.ts';
import { loadTextPage } from '#web/features/help/load-text-page.ts';
import { TextPage } from '#web/features/help/text-page.tsx';
import { apiContext } from '#web/lib/api/api-context.ts';
import type { Route } from './+types/returns-refunds';

/** Where the second version is off there is no such page: what the law says stands at /returns. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const call = context.get(apiContext);
  const { versions } = await call(readFeatureConfig, {}, { signal: request.signal });
  if (!versions.v2) throw data(null, { status: 404 });
  return loadTextPage(request, call, 'returnSteps');
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return helpMeta(matches[0].loaderData?.name, loaderData);
}

export default function ReturnsRefunds({ loaderData }: Route.ComponentProps) {
  return <TextPage topic="returnSteps" text={loaderData} />;
}
