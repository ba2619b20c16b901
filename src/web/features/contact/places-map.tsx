import Minus from 'lucide/dist/esm/icons/minus.mjs';
import Plus from 'lucide/dist/esm/icons/plus.mjs';
import { useEffect, useRef, useState } from 'react';
import type { Shop } from '#contract/stores/stores.ts';
import { useT } from '#web/i18n/use-t.ts';
import { addressLine } from '#web/lib/writing/no-break.ts';
import { useShop } from '#web/shared/shop/shop.ts';
import { StoreHours } from '#web/shared/stores/store-hours.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/show/icon.tsx';
import type { Place } from './contact-stores.tsx';
import { placePoints } from './place-points.ts';
import type { ShownMap } from './show-map.ts';

// In per cent of a box that is as wide as a phone, or wider: the pins keep their size.
const box = { width: 100, height: 100, margin: 12 };

/** Our own drawing of where the stores are, north up: a number for each, the one of its card. Needs no map server. */
function PlacesDrawing({ places }: { places: readonly Place[] }) {
  const t = useT('contact');
  const points = placePoints(places, box);
  if (points.length < 2) return null;
  return (
    <div
      role="img"
      aria-label={`${t('contact.map')} (${places.map(({ name }) => name).join(', ')})`}
      className="grid place-items-center overflow-hidden rounded-card border border-line bg-sunken bg-[linear-gradient(var(--color-line)_1px,transparent_1px),linear-gradient(90deg,var(--color-line)_1px,transparent_1px)] bg-size-[4rem_4rem]"
    >
      <div className="relative aspect-square w-full max-w-80">
        {points.map(({ id, x, y }) => (
          <span
            key={id}
            style={{ left: `${x}%`, top: `${y}%` }}
            className="absolute grid size-8 -translate-1/2 place-items-center rounded-full border-2 border-card bg-brand font-bold text-card text-sm"
          >
            {places.findIndex((place) => place.id === id) + 1}
          </span>
        ))}
      </div>
    </div>
  );
}

const zooms = [
  ['contact.mapIn', Plus, 1],
  ['contact.mapOut', Minus, -1],
] as const;

/** Leaflet's own styles come later, and outside of any layer. */
const mapStyle =
  'absolute! inset-0 rounded-card border border-line bg-sunken! text-sm! [font-family:inherit]! [&_.leaflet-popup-content-wrapper]:bg-card! [&_.leaflet-popup-content-wrapper]:text-ink! [&_.leaflet-popup-tip]:bg-card! dark:[&_.leaflet-tile-pane]:brightness-75';

/**
 * Where the stores are: our own drawing and, where the shop has set a server of tiles, a map over it as soon as that has
 * answered. Its scripts and styles are loaded when it comes near; whatever fails leaves the drawing.
 */
export function PlacesMap({ tiles, places }: { tiles: Shop['map']; places: readonly Place[] }) {
  const known = places.filter(({ latitude, longitude }) => latitude !== null && longitude !== null);
  if (!tiles || known.length === 0) return <PlacesDrawing places={places} />;
  return <TilesOverDrawing tiles={tiles} places={places} />;
}

function TilesOverDrawing({ tiles, places }: { tiles: NonNullable<Shop['map']>; places: readonly Place[] }) {
  const t = useT('contact');
  const { stores } = useShop();
  const element = useRef<HTMLElement>(null);
  const popups = useRef<HTMLDivElement>(null);
  const map = useRef<ShownMap>(null);
  const [isShown, setShown] = useState(false);
  const tilesUrl = tiles.url;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that is loaded anew has the same stores in new lists
  useEffect(() => {
    const place = element.current;
    if (!place) return;
    let isGone = false;
    const show = async () => {
      const { showMap } = await import('./show-map.ts');
      if (isGone) return;
      const shown = await showMap(place, { tilesUrl, places: pinned(), onShown: () => setShown(true) });
      if (isGone) shown.remove();
      else map.current = shown;
    };
    const near = new IntersectionObserver((seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      show().catch(() => undefined);
    });
    near.observe(place);
    return () => {
      isGone = true;
      near.disconnect();
      map.current?.remove();
      map.current = null;
    };
  }, [tilesUrl]);

  const pinned = () =>
    places.flatMap(({ id, name, latitude, longitude }, i) => {
      if (latitude === null || longitude === null) return [];
      const popup = () => popups.current?.querySelector(`[data-store="${id}"]`)?.cloneNode(true) ?? new Text(name);
      return { name, number: i + 1, at: [latitude, longitude] as [number, number], popup };
    });

  return (
    <div>
      <div className="relative isolate min-h-80">
        <div className={cx(isShown && 'invisible')}>
          <PlacesDrawing places={places} />
        </div>
        {/* Leaflet has classes of its own on its element: React must not write them again. */}
        <div className={cx(!isShown && 'invisible')}>
          <section ref={element} aria-label={t('contact.map')} className={mapStyle} />
        </div>
        {isShown && (
          <div className="absolute top-3 right-3 z-1000 grid gap-2">
            {zooms.map(([label, shape, steps]) => (
              <button
                key={label}
                type="button"
                aria-label={t(label)}
                onClick={() => map.current?.zoomBy(steps)}
                className="grid size-11 place-items-center rounded-control border border-line bg-card shadow-lift hover:bg-sunken"
              >
                <Icon shape={shape} className="size-5" />
              </button>
            ))}
          </div>
        )}
      </div>
      {isShown && <MapAttribution text={tiles.attribution} />}
      <div ref={popups} hidden>
        {stores.map(({ id, name, address, openingHours }) => (
          <div key={id} data-store={id} className="grid gap-1">
            <div className="text-base font-semibold">{name}</div>
            <div>{addressLine(address)}</div>
            <StoreHours hours={openingHours} />
          </div>
        ))}
      </div>
    </div>
  );
}

/** Whose map it is. OpenStreetMap asks to be named with a link to its licence. */
function MapAttribution({ text }: { text: string }) {
  const name = 'OpenStreetMap';
  const [before = '', ...after] = text.split(name);
  if (after.length === 0) return <p className="mt-1 text-right text-sm text-quiet">{text}</p>;
  return (
    <p className="mt-1 text-right text-sm text-quiet">
      {before}
      <a href="https://www.openstreetmap.org/copyright" rel="noopener" className="underline hover:text-brand">
        {name}
      </a>
      {after.join(name)}
    </p>
  );
}
