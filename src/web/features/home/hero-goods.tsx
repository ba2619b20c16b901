import { pictureAt, pictureSrcSet } from '#web/lib/goods/picture-sizes.ts';
import { firstPictures, type Strips } from './first-goods.ts';

/** One large and two beside it: more would be small on a phone. */
const most = 3;

/**
 * The first goods that have a picture, as cards on the ground of the hero, where the shop has set none; without any there is
 * only the ground. They decorate: the same goods stand below, with their names.
 */
export function HeroGoods({ goods }: { goods: Strips }) {
  const pictures = firstPictures(goods).slice(0, most);
  if (pictures.length === 0) return null;
  return (
    <span className="absolute inset-0 flex items-center justify-end pr-2 sm:pr-6 lg:pr-8">
      <span className="grid aspect-3/2 h-22 grid-cols-[2fr_1fr] grid-rows-2 gap-1 sm:h-auto sm:w-[72%] sm:gap-2 lg:h-62 lg:w-auto">
        {pictures.map((url, i) => (
          <img
            key={url}
            src={pictureAt(url, 320)}
            srcSet={pictureSrcSet(url, 160, 320, 480)}
            sizes="(min-width: 64rem) 15.5rem, (min-width: 40rem) 27vw, 5.5rem"
            alt=""
            width={480}
            height={480}
            fetchPriority={i === 0 ? 'high' : undefined}
            className="size-full min-h-0 rounded-control bg-white object-cover first:row-span-2 only:col-span-2 lg:rounded-card"
          />
        ))}
      </span>
    </span>
  );
}
