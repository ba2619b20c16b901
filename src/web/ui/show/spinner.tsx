import Loader from 'lucide-react/icons/loader-circle';
import { cx } from '#web/ui/cx.ts';

/** Turns while something is on its way. Rare: a Skeleton says more. Decorative: the owner carries aria-busy. */
export function Spinner({ className }: { className?: string }) {
  return <Loader aria-hidden="true" className={cx('size-5 animate-spin', className)} />;
}
