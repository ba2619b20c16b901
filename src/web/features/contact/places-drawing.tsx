import { useT } from '#web/i18n/use-t.ts';
import type { Place } from './contact-stores.tsx';
import { placePoints } from './place-points.ts';

// In per cent of a box that is as wide as a phone, or wider: the pins keep their size.
const box = { width: 100, height: 100, margin: 12 };

/** Our own drawing of where the stores are, north up: a number for each, the one of its card. Needs no map server. */
export function PlacesDrawing({ places }: { places: readonly Place[] }) {
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
