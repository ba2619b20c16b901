import type { ComponentProps } from 'react';
import { cx } from '#web/ui/cx.ts';

/** A one-line text box. All props of `input`; inside a Field spread the control's attributes on it. */
export function TextInput({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input {...rest} type={type} className={cx('text-control', className)} />;
}
