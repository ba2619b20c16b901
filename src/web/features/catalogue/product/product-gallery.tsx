import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs';
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import { type ComponentType, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Product } from '#contract/catalogue/catalogue.ts';
import { useT } from '#web/i18n/use-t.ts';
import { categoryEmoji } from '#web/lib/goods/category-emoji.ts';
import { pictureSrcSet } from '#web/lib/goods/picture-sizes.ts';
import { preloadPictures } from '#web/lib/page/cache/preload-pictures.ts';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { Picture } from '#web/ui/show/picture.tsx';
import { ProductThumbnails } from './product-thumbnails.tsx';
import type { ProductZoomProps } from './product-zoom.tsx';

const sizes = '(min-width: 64rem) 34rem, (min-width: 30rem) 28rem, calc(100vw - 2rem)';
const srcSetOf = (url: string) => pictureSrcSet(url, 320, 480, 800, 1200);

/**
 * The product's pictures in a strip that is swiped, or moved by arrow keys, arrows and thumbnails; a press enlarges one.
 * Without script the strip still scrolls.
 */
export function ProductGallery({ item }: { item: Pick<Product, 'name' | 'category' | 'product'> }) {
  const t = useT('product');
  const strip = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const [zoomed, zoom] = useState<number | null>(null);
  const [Zoom, setZoom] = useState<ComponentType<ProductZoomProps> | null>(null);
  const { picture, pictures, pictureColor } = item.product;
  const all = pictures.length > 0 ? pictures : picture ? [picture] : [];
  const key = all.join(' ');

  useEffect(
    () => preloadPictures(key ? key.split(' ').map((src) => ({ src, srcSet: srcSetOf(src), sizes })) : []),
    [key],
  );

  const show = (to: number) => {
    const box = strip.current;
    const next = Math.max(0, Math.min(all.length - 1, to));
    box?.scrollTo({ left: next * box.clientWidth, behavior: isCalm() ? 'instant' : 'smooth' });
    setAt(next);
  };
  const enlarge = (number: number) => {
    zoom(number);
    if (!Zoom)
      import('./product-zoom.tsx').then(
        (file) => setZoom(() => file.ProductZoom),
        () => zoom(null),
      );
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    show(at + step);
  };
  if (all.length === 0)
    return (
      <Picture
        src={null}
        alt={item.name}
        fallback={categoryEmoji(item.category)}
        width={1200}
        height={1200}
        color={pictureColor}
        className="rounded-card border border-line max-lg:mx-auto max-lg:max-w-md"
      />
    );
  const isSeveral = all.length > 1;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would ask for a legend in sight
    <div
      role="group"
      aria-label={t('product.pictures')}
      onKeyDown={press}
      className="min-w-0 max-lg:mx-auto max-lg:w-full max-lg:max-w-[min(28rem,33dvh)]"
    >
      <div className="relative overflow-hidden rounded-card border border-line">
        <ul
          ref={strip}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setAt(Math.round(scrollLeft / clientWidth))}
          className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
        >
          {all.map((url, i) => (
            <li key={url} className="relative w-full shrink-0 snap-center">
              <Picture
                src={url}
                srcSet={srcSetOf(url) ?? url}
                sizes={sizes}
                alt={i === 0 ? item.name : ''}
                fallback={categoryEmoji(item.category)}
                failedText={t('product.pictureFailed')}
                width={1200}
                height={1200}
                color={pictureColor}
                priority={i === 0}
              />
              <button
                type="button"
                aria-label={t('product.zoom', { number: i + 1 })}
                tabIndex={i === at ? 0 : -1}
                onClick={() => enlarge(i)}
                className="absolute inset-0 cursor-zoom-in rounded-card focus-visible:-outline-offset-4 noscript:hidden"
              />
            </li>
          ))}
        </ul>
        {isSeveral && (
          <>
            <IconButton
              label={t('product.picturePrevious')}
              icon={<Icon shape={ChevronLeft} className="size-6" />}
              disabled={at === 0}
              onClick={() => show(at - 1)}
              className="absolute top-1/2 left-3 -translate-y-1/2 rounded-full! bg-card shadow-lift disabled:invisible max-sm:hidden noscript:hidden"
            />
            <IconButton
              label={t('product.pictureNext')}
              icon={<Icon shape={ChevronRight} className="size-6" />}
              disabled={at === all.length - 1}
              onClick={() => show(at + 1)}
              className="absolute top-1/2 right-3 -translate-y-1/2 rounded-full! bg-card shadow-lift disabled:invisible max-sm:hidden noscript:hidden"
            />
            <p className="pointer-events-none absolute right-3 bottom-3 rounded-full bg-card px-3 py-1 text-sm font-semibold tabular-nums shadow-lift noscript:hidden">
              <span aria-hidden="true">{`${at + 1} / ${all.length}`}</span>
              <span role="status" className="sr-only">
                {t('product.picture', { number: at + 1, total: all.length })}
              </span>
            </p>
          </>
        )}
      </div>
      {isSeveral && <ProductThumbnails pictures={all} at={at} onChoose={show} />}
      {Zoom && zoomed !== null && (
        <Zoom pictures={all} name={item.name} at={zoomed} onMove={zoom} onClose={() => zoom(null)} />
      )}
    </div>
  );
}

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
