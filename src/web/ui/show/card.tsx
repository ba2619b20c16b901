import type { ComponentProps } from 'react';
import { cx } from '#web/ui/cx.ts';

/** A white box with a thin border. `as` chooses the element (div by default); `padded` false leaves the inside bare. */
export function Card({
  as: Element = 'div',
  padded = true,
  className,
  ...rest
}: ComponentProps<'div'> & { as?: 'div' | 'section' | 'article' | 'li' | 'aside'; padded?: boolean }) {
  const Box = Element as 'div';
  return <Box {...rest} className={cx('rounded-card border border-line bg-card', padded && 'p-4 sm:p-6', className)} />;
}
