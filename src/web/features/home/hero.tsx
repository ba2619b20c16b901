import { useT } from '#web/i18n/use-t.ts';
import { useFlag } from '#web/state/flags.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { cx } from '#web/ui/cx.ts';

const button = 'outline-[#14613a]! max-sm:px-4 sm:min-h-13';

/**
 * What the shop is, and the two ways in. The picture leaves room for the words: at its left when wide, above it on a
 * phone, and fades into a ground of its own colour there. It is a bright room in both themes, so its colours are
 * those of the light one in both.
 */
export function Hero() {
  const t = useT('home');
  const hasProducts = useFlag('pages.products');
  return (
    <section className="relative overflow-hidden rounded-card bg-[#eef2e9] text-[#18221b] lg:flex lg:min-h-104 lg:items-center">
      <div className="relative z-10 grid gap-3 p-5 pb-3 sm:p-10 sm:pb-4 lg:w-[38%] lg:p-8 lg:pr-0 xl:gap-4 xl:pl-12">
        <h1 className="text-[1.75rem] leading-tight sm:text-4xl lg:text-3xl xl:text-4xl xl:leading-[1.2]">
          {t('home.heroTitle')}
        </h1>
        <p className="max-w-md sm:text-lg lg:text-base xl:text-lg">{t('home.heroText')}</p>
        {hasProducts && (
          <div className="mt-1 flex flex-wrap gap-2.5 sm:mt-2 sm:gap-3">
            <LinkButton
              to="/products"
              prefetch="intent"
              className={cx(button, 'bg-[#14613a]! text-[#fff]! [a]:hover:bg-[#0e4a2b]!')}
            >
              {t('home.heroButton')}
            </LinkButton>
            <LinkButton
              to="/products?onlyDiscounted=true"
              prefetch="intent"
              variant="secondary"
              className={cx(button, 'border-[#7d897f]! bg-[#fff]! text-[#18221b]! [a]:hover:border-[#14613a]!')}
            >
              {t('home.heroOffers')}
            </LinkButton>
          </div>
        )}
      </div>
      <div className="relative aspect-[4/3] sm:aspect-[16/9] lg:absolute lg:inset-0 lg:aspect-auto">
        <picture>
          <source media="(min-width: 40rem)" type="image/avif" srcSet="/site/hero.avif" />
          <source media="(min-width: 40rem)" srcSet="/site/hero.webp" />
          <source type="image/avif" srcSet="/site/hero-phone.avif" />
          <img
            src="/site/hero-phone.webp"
            alt=""
            width={640}
            height={480}
            fetchPriority="high"
            className="size-full object-cover object-[50%_88%] lg:object-[50%_60%]"
          />
        </picture>
        <span className="absolute inset-x-0 top-0 h-12 bg-linear-to-b from-[#eef2e9] to-transparent lg:inset-y-0 lg:right-auto lg:h-auto lg:w-1/2 lg:bg-linear-to-r lg:from-20%" />
      </div>
    </section>
  );
}
