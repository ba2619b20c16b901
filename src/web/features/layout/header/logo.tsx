import { useT } from '#web/i18n/use-t.ts';
import { useShop } from '#web/shared/shop/shop.ts';
import { cx } from '#web/ui/cx.ts';
import { Link } from '#web/ui/link.tsx';

const basketWithLeaf =
  '<path d="M3 12h22l-2.3 10.3a2.6 2.6 0 0 1-2.5 2H7.8a2.6 2.6 0 0 1-2.5-2z" fill="currentColor"/>' +
  '<path d="M8 12a6 6 0 0 1 12 0" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>' +
  '<path d="M14.2 4.9c.2-2.8 2.3-4.7 5.5-4.6.2 3.2-2 5-5.5 4.6z" class="fill-[#7fd19f]"/>';

/**
 * The shop's picture, else the basket with a leaf, and its name; leads home. `compact` drops the name on the narrowest
 * screens.
 */
export function Logo({ compact = false, className }: { compact?: boolean; className?: string }) {
  const t = useT();
  const { name, logo } = useShop();
  return (
    <Link
      to="/"
      aria-label={`${name}, ${t('layout.home')}`}
      className={cx('inline-flex min-h-11 items-center gap-2', className)}
    >
      <svg
        viewBox="0 0 28 28"
        aria-hidden="true"
        className="size-8 shrink-0 lg:size-9"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own shapes, as text for the reason that icons are
        dangerouslySetInnerHTML={{ __html: logo ? `<image href="${logo}" width="28" height="28"/>` : basketWithLeaf }}
      />
      <span className={cx('text-xl font-bold tracking-tight lg:text-2xl', compact && 'max-[30rem]:sr-only')}>
        {name}
      </span>
    </Link>
  );
}
