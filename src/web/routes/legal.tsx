import { readShop } from '#contract/stores.ts';
import { registeredLines } from '#domain/pages/registered-address.ts';
import { HelpPage, HelpSection } from '#web/features/help/help-page.tsx';
import { helpMeta, loadHelpHead } from '#web/features/help/load-help-page.ts';
import { useT } from '#web/i18n/use-t.ts';
import { apiContext } from '#web/lib/api/api-context.ts';
import { addressLine } from '#web/lib/writing/address-line.ts';
import { useShop } from '#web/state/shop.ts';
import type { Route } from './+types/legal';

export async function loader({ request, context }: Route.LoaderArgs) {
  const head = await loadHelpHead(request, 'legal');
  return { ...head, shop: await context.get(apiContext)(readShop, {}, { signal: request.signal }) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return helpMeta(matches[0].loaderData?.name, loaderData);
}

/** The shop's identity as its owner has entered it; the numbers bear the names that they were given. */
export default function Legal({ loaderData: { shop } }: Route.ComponentProps) {
  const t = useT('help');
  const { stores } = useShop();
  const rows: [string, string][] = [
    [t('help.legalName'), shop.legalName],
    [t('help.legalAddress'), shop.registeredAddress ? registeredLines(shop.registeredAddress).join(', ') : ''],
    ...Object.entries(shop.legalNumbers),
    [t('help.legalSince'), `${shop.foundedIn ?? ''}`],
    [t('help.legalPhone'), shop.phone],
    [t('help.legalEmail'), shop.email],
  ];
  return (
    <HelpPage topic="legal">
      <HelpSection title={t('help.legalPublisher')}>
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
          {rows.map(([name, value]) =>
            value ? (
              <div key={name} className="contents">
                <dt className="text-quiet">{name}</dt>
                <dd className="break-words">{value}</dd>
              </div>
            ) : null,
          )}
        </dl>
      </HelpSection>
      {stores.length > 0 && (
        <HelpSection title={t('help.legalStores')}>
          <ul className="grid gap-2">
            {stores.map(({ id, name, address }) => (
              <li key={id}>
                {name}, {addressLine(address)}
              </li>
            ))}
          </ul>
        </HelpSection>
      )}
      <HelpSection title={t('help.legalMediation')}>
        <p>{t('help.legalMediationText')}</p>
      </HelpSection>
    </HelpPage>
  );
}
