import BadgeCheck from 'lucide/dist/esm/icons/badge-check.mjs';
import HandHeart from 'lucide/dist/esm/icons/hand-heart.mjs';
import Sprout from 'lucide/dist/esm/icons/sprout.mjs';
import Users from 'lucide/dist/esm/icons/users.mjs';
import type { PageText } from '#contract/shop/page-texts.ts';
import type { ShopFigures as Figures } from '#contract/stores/stores.ts';
import { useT } from '#web/i18n/use-t.ts';
import { pictureSrcSet } from '#web/lib/goods/picture-sizes.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { useShop } from '#web/shared/shop/shop.ts';
import { listedStores } from '#web/shared/stores/listed-stores.ts';
import { StoreHours } from '#web/shared/stores/store-hours.tsx';
import { Card } from '#web/ui/show/card.tsx';
import { Icon } from '#web/ui/show/icon.tsx';

/** What staff have set as the shop's picture, such as its front: as wide as the page, at most half as high. */
export function AboutPicture({
  picture: { url, width, height, color, alt },
}: {
  picture: NonNullable<PageText['picture']>;
}) {
  return (
    <img
      src={url}
      srcSet={pictureSrcSet(url, 480, 800, 1200)}
      sizes="(min-width: 80rem) 77rem, calc(100vw - 2rem)"
      alt={alt}
      width={width}
      height={height}
      fetchPriority="high"
      className="max-h-[70vh] w-full rounded-card object-cover"
      style={{ backgroundColor: color, aspectRatio: `${width} / ${Math.min(height, width / 1.5)}` }}
    />
  );
}

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

const order = ['customers', 'products', 'suppliers', 'stores', 'years'] as const;

/** The shop in figures, rounded down; what there is none of is left out. */
export function ShopFigures({ figures }: { figures: Figures }) {
  const t = useT('about');
  const { number } = useFormat();
  return (
    <dl aria-label={t('about.figures')} className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:flex">
      {order.map((name) => {
        const figure = figures[name];
        return (
          figure && (
            <div
              key={name}
              className="flex flex-1 flex-col-reverse justify-end rounded-card bg-brand-soft p-4 text-center max-sm:last:odd:col-span-2"
            >
              <dt>{t(`about.${name}`, { count: figure.value })}</dt>
              <dd className="text-2xl font-bold text-brand tabular-nums lg:text-3xl">
                {`${number(figure.value)}${figure.isMore ? '+' : ''}`}
              </dd>
            </div>
          )
        );
      })}
    </dl>
  );
}

/** When one can come: the week of each store, of many that of the shown one. */
export function AboutHours() {
  const t = useT('about');
  const listed = listedStores(useShop());
  if (listed.length === 0) return null;
  return (
    <Card as="aside">
      <h2 className="text-xl">{t('about.hours')}</h2>
      <ul className="mt-3 grid gap-4">
        {listed.map(({ id, name, openingHours }) => (
          <li key={id}>
            <h3 className="font-semibold">{name}</h3>
            <StoreHours hours={openingHours} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
