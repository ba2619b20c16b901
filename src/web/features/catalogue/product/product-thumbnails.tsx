import { useT } from '#web/i18n/use-t.ts';
import { pictureAt } from '#web/lib/goods/picture-sizes.ts';
import { cx } from '#web/ui/cx.ts';
import { Picture } from '#web/ui/show/picture.tsx';

/** Small pictures of a product to choose the large one by. */
export function ProductThumbnails({
  pictures,
  at,
  onChoose,
}: {
  pictures: readonly string[];
  at: number;
  onChoose: (index: number) => void;
}) {
  const t = useT('product');
  return (
    <ul className="mt-2 flex flex-wrap gap-2 max-lg:justify-center lg:mt-3 noscript:hidden">
      {pictures.map((url, i) => (
        <li key={url}>
          <button
            type="button"
            aria-label={t('product.openPicture', { number: i + 1 })}
            aria-current={i === at || undefined}
            onClick={() => onChoose(i)}
            className={cx('block rounded-control border-2 p-0.5', i === at ? 'border-brand' : 'border-line')}
          >
            <Picture
              src={pictureAt(url, 160)}
              alt=""
              width={160}
              height={160}
              className="size-10 rounded-control lg:size-16"
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
