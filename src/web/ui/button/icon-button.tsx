import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';

/** A square button of 44 px with an icon alone; `label` is what it is called (also its tooltip). */
export function IconButton({
  label,
  icon,
  className,
  ...rest
}: Omit<ComponentProps<'button'>, 'children'> & { label: string; icon: ReactNode }) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={cx(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-control transition-colors enabled:hover:bg-sunken disabled:opacity-40',
        className,
      )}
    >
      {icon}
    </button>
  );
}
