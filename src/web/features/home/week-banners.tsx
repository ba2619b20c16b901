import type { ShownBanner } from '#contract/shop/banners.ts';
import { useT } from '#web/i18n/use-t.ts';
import { pictureAt, pictureSrcSet } from '#web/lib/goods/picture-sizes.ts';
import { Link } from '#web/ui/link.tsx';

/**
 * The banners of the week, side by side across the page; where there is no room for all they are a row that scrolls
 * sideways, by finger, wheel or the focus of its links. The words make the height, so that no picture moves anything.
 */
export function WeekBanners({ banners }: { banners: readonly ShownBanner[] }) {
  const t = useT('home');
  if (banners.length === 0) return null;
  return (
    <section aria-label={t('home.weekBanners')} className="-mt-2 -mb-2 lg:-mt-4">
      <ul className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-2 md:-mx-6 md:scroll-px-6 md:px-6 lg:gap-4">
        {banners.map((banner) => (
          <li key={banner.id} className="grid min-w-[min(19rem,85vw)] flex-1 snap-start">
            <WeekBanner banner={banner} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function WeekBanner({ banner: { heading, sentence, link, picture, language } }: { banner: ShownBanner }) {
  return (
    <div
      lang={language}
      className="relative flex min-h-36 overflow-hidden rounded-card border border-line bg-card has-[a:hover]:border-brand"
    >
      <div className="grid min-w-0 flex-1 content-center justify-items-start gap-1 p-4">
        <h2 className="text-base leading-snug font-semibold text-balance">{heading}</h2>
        {sentence && <p className="text-sm text-quiet">{sentence}</p>}
        {link && (
          <Link
            to={link.to}
            prefetch="intent"
            className="inline-flex min-h-6 items-center text-sm font-semibold text-brand underline underline-offset-4 after:absolute after:inset-0"
          >
            {link.label}
          </Link>
        )}
      </div>
      {picture && (
        <div className="relative w-2/5 max-w-80 shrink-0" style={{ backgroundColor: picture.color }}>
          <img
            src={pictureAt(picture.url, 480)}
            srcSet={pictureSrcSet(picture.url, 320, 480, 800)}
            sizes="(min-width: 64rem) 20rem, 14rem"
            alt={picture.alt}
            width={picture.width}
            height={picture.height}
            className="absolute inset-0 size-full object-cover"
          />
        </div>
      )}
    </div>
  );
}
