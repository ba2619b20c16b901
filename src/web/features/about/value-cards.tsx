import BadgeCheck from 'lucide/dist/esm/icons/badge-check.mjs';
import HandHeart from 'lucide/dist/esm/icons/hand-heart.mjs';
import Sprout from 'lucide/dist/esm/icons/sprout.mjs';
import Users from 'lucide/dist/esm/icons/users.mjs';
import { useT } from '#web/i18n/use-t.ts';
import { Card } from '#web/ui/show/card.tsx';
import { Icon } from '#web/ui/show/icon.tsx';

const values = [
  ['fresh', Sprout],
  ['community', Users],
  ['quality', BadgeCheck],
  ['service', HandHeart],
] as const;

/** What the shop cares about, as far as its own pages confirm it. */
export function ValueCards() {
  const t = useT('about');
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      {values.map(([name, shape]) => (
        <Card as="li" key={name} className="grid content-start gap-2">
          <span className="grid size-11 place-items-center rounded-full bg-brand-soft text-brand">
            <Icon shape={shape} className="size-6" />
          </span>
          <h3 className="text-lg font-semibold">{t(`about.${name}`)}</h3>
          <p className="text-quiet">{t(`about.${name}Text`)}</p>
        </Card>
      ))}
    </ul>
  );
}
