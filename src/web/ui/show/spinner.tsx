import Loader from 'lucide/dist/esm/icons/loader-circle.mjs';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/show/icon.tsx';

/** Turns while something is on its way. Rare: a Skeleton says more. Decorative: the owner carries aria-busy. */
export function Spinner({ className }: { className?: string }) {
  return <Icon shape={Loader} className={cx('size-5 animate-spin', className)} />;
}
