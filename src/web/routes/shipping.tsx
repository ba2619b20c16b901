import { DeliveryFees } from '#web/features/help/delivery-fees.tsx';
import { HelpPage, HelpSection } from '#web/features/help/help-page.tsx';
import { helpMeta } from '#web/features/help/load-help-page.ts';
import { loadHelpText } from '#web/features/help/load-text-page.ts';
import { useT } from '#web/i18n/use-t.ts';
import { apiContext } from '#web/lib/api/api-context.ts';
import { addressLine } from '#web/lib/writing/no-break.ts';
import { useShop } from '#web/shared/shop/shop.ts';
import { StoreHours } from '#web/shared/stores/store-hours.tsx';
import { Card } from '#web/ui/show/card.tsx';
import { Prose } from '#web/ui/show/prose.tsx';
import type { Route } from './+types/shipping';

export function loader({ request, context }: Route.LoaderArgs) {
  return loadHelpText(request, context.get(apiContext), 'shipping');
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return helpMeta(matches[0].loaderData?.name, loaderData);
}

/** A text that staff can change, then what the stores' own rules and hours say. */
export default function Shipping({ loaderData: { html } }: Route.ComponentProps) {
  const t = useT('help');
  const { stores } = useShop();
  return (
    <HelpPage topic="shipping">
      <Prose html={html} />
      <HelpSection title={t('help.shippingDelivers')}>
        {stores.length === 0 && <p>{t('layout.noStore')}</p>}
        <ul className="grid gap-4">
          {stores.map((store) => (
            <Card as="li" key={store.id}>
              <h3 className="text-lg font-semibold">{store.name}</h3>
              <p className="mb-4 text-quiet">{addressLine(store.address)}</p>
              <DeliveryFees store={store} />
              <h4 className="mt-4 font-semibold">{t('help.hours')}</h4>
              <StoreHours hours={store.openingHours} />
            </Card>
          ))}
        </ul>
      </HelpSection>
    </HelpPage>
  );
}
