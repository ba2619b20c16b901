import { readShop } from '#contract/stores.ts';
import { ContactLinks } from '#web/features/help/contact-links.tsx';
import { HelpPage, HelpSection } from '#web/features/help/help-page.tsx';
import { helpMeta, loadHelpHead } from '#web/features/help/load-help-page.ts';
import { StoreHours } from '#web/features/layout/footer/store-hours.tsx';
import { useT } from '#web/i18n/use-t.ts';
import { apiContext } from '#web/lib/api/api-context.ts';
import { addressLine } from '#web/lib/writing/address-line.ts';
import { useShop } from '#web/state/shop.ts';
import { Card } from '#web/ui/show/card.tsx';
import type { Route } from './+types/support';

export async function loader({ request, context }: Route.LoaderArgs) {
  const head = await loadHelpHead(request, 'support');
  return { ...head, shop: await context.get(apiContext)(readShop, {}, { signal: request.signal }) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return helpMeta(matches[0].loaderData?.name, loaderData);
}

/** The telephone and the address of the shop and of each store. */
export default function Support({ loaderData: { shop } }: Route.ComponentProps) {
  const t = useT('help');
  const { stores } = useShop();
  const isReachable = shop.phone !== '' || shop.email !== '';
  return (
    <HelpPage topic="support" intro={t('help.supportIntro')}>
      {!isReachable && stores.length === 0 && <p>{t('help.supportNone')}</p>}
      {isReachable && (
        <HelpSection title={shop.name}>
          <ContactLinks phone={shop.phone} email={shop.email} />
        </HelpSection>
      )}
      {stores.length > 0 && (
        <HelpSection title={t('help.supportStores')}>
          <ul className="grid gap-4 sm:grid-cols-2">
            {stores.map((store) => (
              <Card as="li" key={store.id}>
                <h3 className="text-lg font-semibold">{store.name}</h3>
                <p className="text-quiet">{addressLine(store.address)}</p>
                <ContactLinks phone={store.contact.phoneNumber} email={store.contact.email} />
                <div className="mt-2 text-sm">
                  <StoreHours hours={store.openingHours} />
                </div>
              </Card>
            ))}
          </ul>
        </HelpSection>
      )}
    </HelpPage>
  );
}
