import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import { useEffect, useId, useRef, useState } from 'react';
import { ratingBounds } from '#domain/reviews/review.ts';
import { useT } from '#web/i18n/use-t.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/show/icon.tsx';
import { starShape } from '#web/ui/show/stars.tsx';

const stars = Array.from({ length: ratingBounds.max }, (_, i) => ratingBounds.min + i);

/** One to five stars, a group of radio buttons called `rating`; `chosen` is 0 where there are none yet. */
export function StarChoice({ chosen, error }: { chosen: number; error: string | undefined }) {
  const t = useT('reviews');
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const [rating, setRating] = useState(chosen);
  // The form opens by a press: who goes on by keyboard goes on here.
  useEffect(() => {
    group.current?.querySelector<HTMLElement>(chosen ? `[value="${chosen}"]` : 'input')?.focus();
  }, [chosen]);
  return (
    <fieldset ref={group} aria-describedby={error && id} className="grid justify-items-start gap-1.5">
      <legend className="font-semibold">
        {t('reviews.stars')}
        <span aria-hidden="true" className="text-bad">
          {'\u00a0*'}
        </span>
      </legend>
      <div className="-ml-2 flex items-center">
        {stars.map((star) => (
          <label
            key={star}
            className={cx(
              'relative grid size-12 cursor-pointer place-items-center rounded-control has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-brand [@media(hover:hover)]:hover:text-star [@media(hover:hover)]:has-[~label:hover]:text-star',
              star <= rating ? 'text-star' : 'text-edge',
            )}
          >
            <input
              type="radio"
              name="rating"
              value={star}
              required
              defaultChecked={star === chosen}
              onChange={() => setRating(star)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <Icon shape={starShape} className={cx('size-8', star <= rating && 'fill-current')} />
            <span className="sr-only">{t('reviews.starCount', { count: star })}</span>
          </label>
        ))}
        <span aria-hidden="true" className="ml-2 text-quiet tabular-nums">
          {rating > 0 && t('reviews.rating', { rating })}
        </span>
      </div>
      {error && (
        <p id={id} className="flex gap-1.5 text-sm text-bad">
          <Icon shape={CircleAlert} className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
