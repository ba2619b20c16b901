import type { ComponentProps } from 'react';
import { cx } from '#web/ui/cx.ts';
import { controlStyle } from './control-style.ts';

/** A text box of several lines. All props of `textarea`. */
export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} rows={rows} className={cx(controlStyle, 'resize-y', className)} />;
}
