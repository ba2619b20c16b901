import Star from 'lucide/dist/esm/icons/star.mjs';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/show/icon.tsx';

/** Five stars, as many of them full as `rating` says, halves included. `label` says it in words: "4.3 out of 5". */
export function Stars({ rating, label, className }: { rating: number; label: string; className?: string }) {
  return (
    <span role="img" aria-label={label} className={cx('relative inline-flex shrink-0', className)}>
      {[1, 2, 3, 4, 5].map((star) => {
        const share = Math.max(0, Math.min(1, rating - star + 1));
        return (
          <span key={star} className="relative size-[1.2em]">
            <Icon shape={Star} className="size-full text-edge" />
            <Icon
              shape={Star}
              className="absolute inset-0 size-full fill-current text-star"
              style={{ clipPath: `inset(0 ${100 - Math.round(share * 100)}% 0 0)` }}
            />
          </span>
        );
      })}
    </span>
  );
}
