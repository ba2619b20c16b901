import { readShop } from '#contract/stores/stores.ts';
import { registeredLines } from '#domain/pages/registered-address.ts';
import { HelpPage, HelpSection } from '#web/features/help/help-page.tsx';
import { helpMeta } from '#web/features/help/load-help-page.ts';
import { loadHelpText } from '#web/features/help/load-text-page.ts';
import { useT } from '#web/i18n/use-t.ts';
import { apiContext } from '#web/lib/api/api-context.ts';
import { addressLine } from '#web/lib/writing/no-break.ts';
import { useShop } from '#web/shared/shop/shop.ts';
import { Prose } from '#web/ui/show/prose.tsx';
import type { Route } from './+types/legal';

export async function loader({ request, context }: Route.LoaderArgs) {
  const call = context.get(apiContext);
  const [text, shop] = await Promise.all([
    loadHelpText(request, call, 'legal'),
    call(readShop, {}, { signal: request.signal }),
  ]);
  return { ...text, shop };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return helpMeta(matches[0].loaderData?.name, loaderData);
}

/** The shop's identity as its owner has entered it (the numbers have the names that they were given), then their own text. */
export default function Legal({ loaderData: { shop, html } }: Route.ComponentProps) {
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
      <Prose html={html} />
    </HelpPage>
  );
}
