import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import type { ComponentProps } from 'react';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/show/icon.tsx';

/** The browser's own select in our clothes. All props of `select`; options as children. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={cx('relative block', className)}>
      <select {...rest} className="text-control appearance-none truncate pr-9">
        {children}
      </select>
      <Icon
        shape={ChevronDown}
        className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-quiet"
      />
    </span>
  );
}
