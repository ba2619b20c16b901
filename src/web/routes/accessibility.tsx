import { helpMeta } from '#web/features/help/load-help-page.ts';
import { loadTextPage } from '#web/features/help/load-text-page.ts';
import { TextPage } from '#web/features/help/text-page.tsx';
import { apiContext } from '#web/lib/api/api-context.ts';
import type { Route } from './+types/accessibility';

export function loader({ request, context }: Route.LoaderArgs) {
  return loadTextPage(request, context.get(apiContext), 'accessibility');
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return helpMeta(matches[0].loaderData?.name, loaderData);
}

export default function Accessibility({ loaderData }: Route.ComponentProps) {
  return <TextPage topic="accessibility" text={loaderData} />;
}
