import type { ComponentProps } from 'react';
import { cx } from '#web/ui/cx.ts';

/** A text box of several lines. All props of `textarea`. */
export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} rows={rows} className={cx('text-control', 'resize-y', className)} />;
}
