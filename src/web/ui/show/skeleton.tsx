import { cx } from '#web/ui/cx.ts';

/** A grey shape where something is about to be; give it the size of what comes. Hidden from assistive technology. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('skeleton block animate-shimmer rounded-control', className)} />;
}
