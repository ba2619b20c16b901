import MapPin from 'lucide/dist/esm/icons/map-pin.mjs';
import type { PickLineOnWire } from '#contract/orders/pick-runs.ts';
import { useLanguage } from '#web/i18n/use-t.ts';
import { Icon } from '#web/ui/show/icon.tsx';
import { categoryWord } from '../../category-word.ts';
import { useOfficeT } from '../../use-office-t.ts';

type Place = Pick<PickLineOnWire, 'aisle' | 'category' | 'shelf' | 'storageType'>;

/** Where a product stands: the aisle, or what it is of in a store without aisles, and its shelf. */
export function usePlaceText(): (place: Place) => string {
  const t = useOfficeT();
  const language = useLanguage();
  return ({ aisle, category }) => aisle ?? (category ? categoryWord(language, category) : t('admin.picking.noAisle'));
}

/** The same large, with how it is kept where that is cold. */
export function StopPlace({ place }: { place: Place }) {
  const t = useOfficeT();
  const placeText = usePlaceText();
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg font-semibold">
      <Icon shape={MapPin} className="size-6 shrink-0 text-brand" />
      <span>{placeText(place)}</span>
      {place.shelf && (
        <span className="rounded-control bg-ink px-2.5 py-0.5 text-page tabular-nums">
          <span className="sr-only">{t('admin.picking.shelf')} </span>
          {place.shelf}
        </span>
      )}
      {place.storageType !== 'dry' && (
        <span className="rounded-control bg-brand-soft px-2.5 py-0.5 text-base text-brand">
          {t(`admin.picking.${place.storageType}`)}
        </span>
      )}
    </p>
  );
}
