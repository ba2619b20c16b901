import { useRevalidator } from 'react-router';
import type { Store } from '#contract/stores/stores.ts';
import { originName } from '#domain/catalogue/origin-name.ts';
import { useLanguage, useT } from '#web/i18n/use-t.ts';
import type { Translate } from '#web/i18n/words.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { useShop } from '#web/shared/shop/shop.ts';
import { openState } from '#web/shared/stores/open-state.ts';
import { StoreHours } from '#web/shared/stores/store-hours.tsx';
import { useNow } from '#web/shared/stores/use-now.ts';
import { Card } from '#web/ui/show/card.tsx';
import { ContactLinks } from '#web/ui/show/contact-links.tsx';
import { StatusDot } from '#web/ui/show/status-dot.tsx';

export type Place = Pick<Store, 'id' | 'name' | 'latitude' | 'longitude'> & {
  /** The next ones, each with its day in words. */
  specialDays: readonly { day: string; reason: string; hours: string | null }[];
};

/** Every store with its address, its hours and whether it is open; a link to each on a public map. */
export function ContactStores({ places }: { places: readonly Place[] }) {
  const t = useT('contact');
  const { stores } = useShop();
  const { state } = useRevalidator();
  const format = useFormat();
  const language = useLanguage();
  const now = useNow();
  if (stores.length === 0)
    return (
      <p role="status" className="text-quiet">
        {t(state === 'idle' ? 'contact.noStores' : 'contact.loadingStores')}
      </p>
    );
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {stores.map((store, i) => {
        const { address, contact } = store;
        const is = now && openState(store, now, t, format);
        const place = places.find(({ id }) => id === store.id);
        const map = mapAddress(place);
        return (
          <Card as="li" key={store.id} className="flex flex-col gap-2">
            <h3 className="flex items-center gap-3 text-lg font-semibold">
              <span
                aria-hidden="true"
                className="grid size-7 shrink-0 place-items-center rounded-full bg-brand text-sm text-card"
              >
                {i + 1}
              </span>
              {store.name}
            </h3>
            {/* Its line is kept free until the time is known. */}
            <p className="flex min-h-6 items-center gap-2">
              {is && (
                <>
                  <StatusDot tone={is.isOpen ? 'green' : 'yellow'} />
                  {is.text}
                </>
              )}
            </p>
            <address className="text-quiet not-italic">
              {address.street}
              <br />
              {[address.postalCode, address.city, address.state].filter(Boolean).join(' ')}
              <br />
              {originName(address.country, language)}
            </address>
            <ContactLinks phone={contact.phoneNumber} email={contact.email} />
            <div className="text-sm">
              <StoreHours hours={store.openingHours} />
              {place?.specialDays.map((special) => (
                <p key={special.day}>{specialDayText(special, t)}</p>
              ))}
            </div>
            {map && (
              <a
                href={map}
                target="_blank"
                rel="noreferrer"
                className="mt-auto inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
              >
                {t('contact.onMap', { store: store.name })}
              </a>
            )}
          </Card>
        );
      })}
    </ul>
  );
}

/** A map that anybody can open without the shop's scripts. */
function mapAddress(place: Place | undefined): string | null {
  if (place?.latitude == null || place.longitude == null) return null;
  const [lat, lon] = [place.latitude.toFixed(5), place.longitude.toFixed(5)];
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=17/${lat}/${lon}`;
}

function specialDayText({ day, reason, hours }: Place['specialDays'][number], t: Translate<'contact'>): string {
  if (hours) return reason ? t('contact.hoursOn', { day, reason, hours }) : t('contact.hoursOnDay', { day, hours });
  return reason ? t('contact.closedOn', { day, reason }) : t('contact.closedOnDay', { day });
}
