import { useT } from '#web/i18n/use-t.ts';
import { useFlags } from '#web/shared/shop/flags.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { cx } from '#web/ui/cx.ts';

const button = 'outline-[#14613a]! max-sm:px-4';

/**
 * What the shop is, and the two ways in: a low band, so that goods are in the first screen. The picture is at its right
 * and fades into the background under the words. It is bright in both themes, so its colours are those of the light
 * one in both.
 */
export function Hero() {
  const t = useT('home');
  const { pages, products } = useFlags();
  return (
    <section className="relative flex min-h-40 items-center overflow-hidden rounded-card bg-[#eef2e9] text-[#18221b] lg:min-h-52">
      <div className="relative z-10 grid w-full gap-3 p-4 sm:p-6 lg:px-8 lg:py-6 xl:pl-12">
        <h1 className="max-w-[58%] text-xl leading-tight sm:max-w-[48%] sm:text-2xl lg:max-w-[36%] lg:text-3xl">
          {t('home.heroTitle')}
        </h1>
        <p className="max-w-[48%] max-sm:hidden lg:max-w-[38%]">{t('home.heroText')}</p>
        {pages.products && (
          <div className="mt-1 flex flex-wrap gap-2.5 sm:gap-3">
            <LinkButton
              to="/products"
              prefetch="intent"
              className={cx(button, 'bg-[#14613a]! text-[#fff]! [a]:hover:bg-[#0e4a2b]!')}
            >
              {t('home.heroButton')}
            </LinkButton>
            {products.discountedOnly && (
              <LinkButton
                to="/products?onlyDiscounted=true"
                prefetch="intent"
                variant="secondary"
                className={cx(button, 'border-[#7d897f]! bg-[#fff]! text-[#18221b]! [a]:hover:border-[#14613a]!')}
              >
                {t('home.heroOffers')}
              </LinkButton>
            )}
          </div>
        )}
      </div>
      <div className="absolute inset-y-0 right-0 w-[44%] sm:w-[62%] lg:w-[68%]">
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
            className="size-full object-cover object-[50%_45%]"
          />
        </picture>
        <span className="absolute inset-y-0 left-0 w-1/2 bg-linear-to-r from-[#eef2e9] to-transparent" />
      </div>
    </section>
  );
}
