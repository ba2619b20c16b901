import type { Category } from '#contract/catalogue/catalogue.ts';
import { categoryEmoji } from '#web/lib/goods/category-emoji.ts';
import { pictureAt, pictureSrcSet } from '#web/lib/goods/picture-sizes.ts';
import { cx } from '#web/ui/cx.ts';

type Aisle = Pick<Category, 'id' | 'image' | 'goodsPicture' | 'color'>;

/**
 * What stands for an aisle, on its colour: the picture of staff, else that of its goods, else its sign. Goods are pictured on
 * white, which takes the aisle's colour. `sizes` is its width as an image's `sizes` says it; without, 40 px.
 */
export function AislePicture({
  aisle: { id, image, goodsPicture, color },
  sizes,
  className,
}: {
  aisle: Aisle;
  sizes?: string;
  className: string;
}) {
  const src = image ?? goodsPicture;
  return (
    <span
      className={cx('isolate grid place-items-center overflow-hidden bg-sunken', className)}
      style={color ? { backgroundColor: color } : undefined}
    >
      {src === null ? (
        <span aria-hidden className={sizes ? 'text-5xl sm:text-6xl' : 'text-xl'}>
          {categoryEmoji(id)}
        </span>
      ) : (
        <img
          src={pictureAt(src, sizes ? 320 : 160)}
          srcSet={sizes && pictureSrcSet(src, 160, 320, 480)}
          sizes={sizes}
          alt=""
          width={400}
          height={400}
          loading="lazy"
          decoding="async"
          className={cx(
            'size-full object-cover',
            image === null && 'mix-blend-multiply',
            sizes && 'transition-transform duration-200 group-hover:scale-105',
          )}
        />
      )}
    </span>
  );
}
