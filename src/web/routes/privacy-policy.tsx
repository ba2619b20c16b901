import { CartStorageChoice } from '#web/features/cart/cart-storage-choice.tsx';
import { BrowserStorageTable } from '#web/features/help/browser-storage-table.tsx';
import { helpMeta } from '#web/features/help/load-help-page.ts';
import { loadTextPage } from '#web/features/help/load-text-page.ts';
import { TextPage } from '#web/features/help/text-page.tsx';
import { apiContext } from '#web/lib/api/api-context.ts';
import type { Route } from './+types/privacy-policy';

export function loader({ request, context }: Route.LoaderArgs) {
  return loadTextPage(request, context.get(apiContext), 'privacy');
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return helpMeta(matches[0].loaderData?.name, loaderData);
}

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  return (
    <TextPage topic="privacy" text={loaderData}>
      <BrowserStorageTable />
      <CartStorageChoice />
    </TextPage>
  );
}
