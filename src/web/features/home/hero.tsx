import type { HomeText } from '#contract/shop/page-texts.ts';
import type { Language } from '#domain/language/language.ts';
import { useT } from '#web/i18n/use-t.ts';
import { pictureSrcSet } from '#web/lib/goods/picture-sizes.ts';
import { useFlags } from '#web/shared/shop/flags.ts';
import { useShop } from '#web/shared/shop/shop.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Link } from '#web/ui/link.tsx';
import { DeliveryCheck } from './delivery-check.tsx';
import type { Strips } from './first-goods.ts';
import { HeroGoods } from './hero-goods.tsx';
import type { SaidOfDelivery } from './say-delivery.ts';

/** What staff have written, or a banner that takes its place; `language`: of its words, where it may be another. */
type Words = HomeText & { language?: Language };

/**
 * What the shop is, whether and when it delivers to one, and the two ways in: a low band, so that goods are in the first
 * screen. The picture is at its right, on a phone beside the heading, and fades into the background under the words; without
 * one of staff the first of the `goods` of the page stand there. It is bright in both themes, so its colours are those of the light one in both.
 */
export function Hero(props: { text: Words | null; delivery: SaidOfDelivery | null; goods: Strips }) {
  const { text, delivery, goods } = props;
  const t = useT('home');
  const { store, name: shop } = useShop();
  const { pages, products } = useFlags();
  const heading = text?.heading ?? '';
  const lang = text?.language;
  // Without a heading and a sentence of staff both are our own.
  const isOwn = Boolean(heading || text?.sentence);
  const sentence = isOwn ? text?.sentence : t('home.heroText');
  return (
    <section className="relative overflow-hidden bright rounded-card lg:min-h-72">
      <div className="relative z-10 grid gap-2.5 p-4 sm:max-w-[56%] sm:px-6 sm:py-5 lg:max-w-[62%] lg:px-8 xl:pl-12">
        <h1
          lang={lang}
          className="text-xl leading-tight max-sm:flex max-sm:min-h-22 max-sm:max-w-[58%] max-sm:items-center sm:text-2xl lg:text-[1.625rem]"
        >
          {isOwn ? heading || shop : t('home.heroTitle')}
        </h1>
        {sentence && (
          <p lang={lang} className="max-sm:hidden">
            {sentence}
          </p>
        )}
        {text?.link && (
          <Link
            to={text.link.to}
            lang={lang}
            className="inline-flex min-h-6 items-center justify-self-start font-semibold text-brand underline underline-offset-4 hover:text-brand-strong"
          >
            {text.link.label}
          </Link>
        )}
        {store && <DeliveryCheck store={store} said={delivery} />}
        {pages.products && (
          <div className="flex flex-wrap gap-2.5 sm:gap-3">
            <LinkButton to="/products" prefetch="intent" className="max-sm:flex-[1.5] max-sm:px-2">
              {t('home.heroButton')}
            </LinkButton>
            {products.discountedOnly && (
              <LinkButton
                to="/products?onlyDiscounted=true"
                prefetch="intent"
                variant="secondary"
                className="max-sm:flex-1 max-sm:px-2"
              >
                {t('home.heroOffers')}
              </LinkButton>
            )}
          </div>
        )}
      </div>
      <div className="absolute top-0 right-0 h-27 w-[46%] sm:h-full sm:w-[56%] lg:w-[62%]">
        {text?.picture ? <OwnPicture picture={text.picture} /> : <HeroGoods goods={goods} />}
      </div>
    </section>
  );
}

/** That of staff, in the sizes that the shop serves; below 64rem the one for narrow screens, where there is one. */
function OwnPicture({ picture }: { picture: NonNullable<HomeText['picture']> }) {
  const { url, width, height, color, alt, narrow } = picture;
  return (
    <>
      <picture>
        {narrow && (
          <source
            media="(width < 64rem)"
            srcSet={pictureSrcSet(narrow.url, 320, 480, 800)}
            sizes="(min-width: 40rem) 56vw, 40vw"
            width={narrow.width}
            height={narrow.height}
          />
        )}
        <img
          src={url}
          srcSet={pictureSrcSet(url, 480, 800, 1200)}
          // One without another for narrow screens is mostly wider than its place there, which its height fills.
          sizes={narrow ? '60vw' : '(min-width: 64rem) 66vw, (min-width: 40rem) 100vw, 72vw'}
          alt={alt}
          width={width}
          height={height}
          fetchPriority="high"
          className={cx('size-full object-cover', narrow ? 'object-[50%_45%]' : 'object-[80%_45%]')}
          style={{ backgroundColor: color }}
        />
      </picture>
      {/* A pixel beyond the picture, which else shows as a line where its edge lies within one. */}
      <span className="absolute -inset-px bg-linear-to-r from-[#eef2e9] from-2% to-transparent to-40% sm:to-50%" />
      <span className="absolute -inset-x-px -bottom-px h-1/4 bg-linear-to-t from-[#eef2e9] from-2% to-transparent sm:hidden" />
    </>
  );
}
