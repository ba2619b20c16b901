import type { ComponentProps } from 'react';
import { cx } from '#web/ui/cx.ts';
import { Link } from '#web/ui/link.tsx';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';

/** A link that looks like a button. Props of react-router's Link, plus `variant`, `size`, `wide`. */
export function LinkButton({
  variant,
  size,
  wide,
  className,
  ...rest
}: ComponentProps<typeof Link> & { variant?: ButtonVariant; size?: ButtonSize; wide?: boolean }) {
  return <Link {...rest} className={cx(buttonStyle(variant, size, wide), className)} />;
}
