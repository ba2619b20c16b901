import { toDecimal } from '#domain/money/cents.ts';
import { type DeliveryArea, deliveryAreas, type FeeBand } from '#domain/shipping/fee-bands.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { rulesOf, shownCodes } from '#web/shared/delivery/shipping-rules.ts';
import type { ShopStore } from '#web/shared/shop/shop.ts';

/** Where a store delivers and for how much, read off its own rules; retail fees, as every visitor sees them. */
export function DeliveryFees({ store }: { store: ShopStore }) {
  const t = useT('help');
  const { decimals } = useFormat();
  const areas = deliveryAreas(
    { allowDelivery: store.allowDelivery, shippingRules: rulesOf(store, decimals) },
    'retail',
  );
  if (areas.length === 0) return <p>{t('help.shippingNone')}</p>;
  return (
    <div className="grid gap-4">
      {areas.map((area) => (
        <AreaTable key={area.postalCodes?.join() ?? ''} area={area} isOnly={areas.length === 1} />
      ))}
      {areas.every((area) => area.postalCodes) && <p className="text-sm text-quiet">{t('help.shippingOnly')}</p>}
    </div>
  );
}

function AreaTable({ area: { postalCodes, bands }, isOnly }: { area: DeliveryArea; isOnly: boolean }) {
  const t = useT('help');
  const { money, decimals } = useFormat();
  const amount = (cents: number) => money(toDecimal(cents, decimals));
  const caption = postalCodes
    ? t('help.shippingCodes', { codes: shownCodes(postalCodes), count: postalCodes.length })
    : t(isOnly ? 'help.shippingEverywhere' : 'help.shippingElsewhere');
  const range = ({ fromCents, toCents }: FeeBand) => {
    if (toCents === null)
      return fromCents === 0 ? t('help.shippingAny') : t('help.shippingFrom', { from: amount(fromCents) });
    return fromCents === 0
      ? t('help.shippingBelow', { to: amount(toCents) })
      : t('help.shippingBetween', { from: amount(fromCents), to: amount(toCents) });
  };
  const fee = ({ feeCents }: FeeBand) =>
    feeCents === null ? t('help.shippingNot') : feeCents === 0 ? t('help.shippingFree') : amount(feeCents);
  return (
    <table className="w-full tabular-nums">
      <caption className="pb-1 text-left font-semibold">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('help.shippingAmount')}</th>
          <th scope="col">{t('help.shippingFee')}</th>
        </tr>
      </thead>
      <tbody>
        {bands.map((band) => (
          <tr key={band.fromCents} className="border-t border-line">
            <th scope="row" className="py-2 pr-4 text-left font-normal text-quiet">
              {range(band)}
            </th>
            <td className="py-2 text-right font-semibold whitespace-nowrap">{fee(band)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
