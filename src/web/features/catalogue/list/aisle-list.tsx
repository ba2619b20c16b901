import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { Link } from '#web/ui/link.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import type { AislePlace } from './aisle-places.ts';

/**
 * The way through the aisles: those of the store, or of the chosen one its kinds, with the way up. At the side on wide
 * screens; on a phone one row that scrolls, the chosen one first. Its looks stand in components.css, which weighs less.
 */
export function AisleList({ places }: { places: readonly AislePlace[] }) {
  const t = useT();
  const { number } = useFormat();
  if (places.length < 2) return null;
  return (
    <nav aria-label={t('catalogue.categories')} className="aisle-list">
      <ul>
        {places.map(({ name, to, rank, count, isCurrent }) => (
          <li key={to} className={rank}>
            <Link to={to} replace aria-current={isCurrent ? 'page' : undefined}>
              {rank === 'up' && <Icon shape={ChevronLeft} />}
              {name}
              {count !== undefined && <small>{number(count)}</small>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
