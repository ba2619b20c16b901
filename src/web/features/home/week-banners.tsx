import type { ShownBanner } from '#contract/shop/banners.ts';
import { useT } from '#web/i18n/use-t.ts';
import { pictureAt, pictureSrcSet } from '#web/lib/goods/picture-sizes.ts';
import { cx } from '#web/ui/cx.ts';
import { Link } from '#web/ui/link.tsx';

const columns: Readonly<Record<number, string>> = { 2: 'lg:grid-cols-2', 3: 'lg:grid-cols-3' };

/**
 * The banners of the week: side by side on a desk, in a row that scrolls sideways where there is less room, one by itself
 * across the page. The words make the height, so that no picture moves anything.
 */
export function WeekBanners({ banners }: { banners: readonly ShownBanner[] }) {
  const t = useT('home');
  if (banners.length === 0) return null;
  const isRow = banners.length > 1;
  return (
    <section aria-label={t('home.weekBanners')} className="-mt-2 lg:-mt-4">
      <ul
        className={cx(
          isRow &&
            'relative flex snap-x scroll-px-4 gap-3 max-lg:-mx-4 max-lg:overflow-x-auto max-lg:px-4 max-lg:pb-3 md:max-lg:-mx-6 md:max-lg:scroll-px-6 md:max-lg:px-6 lg:grid lg:gap-4',
          columns[banners.length],
        )}
      >
        {banners.map((banner) => (
          <li
            key={banner.id}
            className={cx('grid', isRow && 'max-lg:w-[min(20rem,85vw)] max-lg:shrink-0 max-lg:snap-start')}
          >
            <WeekBanner banner={banner} isWide={!isRow} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function WeekBanner({ banner, isWide }: { banner: ShownBanner; isWide: boolean }) {
  const { heading, sentence, link, picture, language } = banner;
  return (
    <div
      lang={language}
      className="relative flex min-h-36 overflow-hidden rounded-card border border-line bg-card has-[a:hover]:border-brand has-[a:hover]:shadow-lift"
    >
      <div className="grid min-w-0 flex-1 content-center justify-items-start gap-1 p-4">
        <h2 className="text-base leading-snug font-semibold text-balance">{heading}</h2>
        {sentence && <p className="text-sm text-quiet">{sentence}</p>}
        {link && (
          <Link
            to={link.to}
            prefetch="intent"
            className="inline-flex min-h-6 items-center text-sm font-semibold text-brand underline underline-offset-4 after:absolute after:inset-0 after:rounded-card"
          >
            {link.label}
          </Link>
        )}
      </div>
      {picture && (
        <div
          className={cx('relative shrink-0', isWide ? 'w-2/5 lg:w-3/5' : 'w-2/5')}
          style={{ backgroundColor: picture.color }}
        >
          <img
            src={pictureAt(picture.url, 480)}
            srcSet={pictureSrcSet(picture.url, 320, 480, 800, 1200)}
            sizes={isWide ? '(min-width: 64rem) 45rem, 40vw' : '(min-width: 64rem) 15rem, 8rem'}
            alt={picture.alt}
            width={picture.width}
            height={picture.height}
            className="absolute inset-0 size-full object-cover object-[70%_50%]"
          />
        </div>
      )}
    </div>
  );
}
