import type { IconNode } from 'lucide';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/show/icon.tsx';

/** Points without round corners: on every first page that weighs a third of the package's own star. */
export const starShape: IconNode = [
  ['path', { d: 'M12 2.4l2.9 6 6.6.9-4.8 4.6 1.2 6.5L12 17.3l-5.9 3.1 1.2-6.5-4.8-4.6 6.6-.9z' }],
];

/** Five stars, as many of them full as `rating` says, halves included. `label` says it in words: "4.3 out of 5". */
export function Stars({ rating, label, className }: { rating: number; label: string; className?: string }) {
  return (
    <span role="img" aria-label={label} className={cx('relative inline-flex shrink-0', className)}>
      {[1, 2, 3, 4, 5].map((star) => {
        const share = Math.max(0, Math.min(1, rating - star + 1));
        return (
          <span key={star} className="relative size-[1.2em]">
            <Icon shape={starShape} className="size-full text-edge" />
            <Icon
              shape={starShape}
              className="absolute inset-0 size-full fill-current text-star"
              style={{ clipPath: `inset(0 ${100 - Math.round(share * 100)}% 0 0)` }}
            />
          </span>
        );
      })}
    </span>
  );
}
