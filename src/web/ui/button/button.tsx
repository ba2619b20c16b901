import Loader from 'lucide/dist/esm/icons/loader-circle.mjs';
import type { ComponentProps } from 'react';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/show/icon.tsx';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';

/**
 * The shop's button; `type` is "button" unless said otherwise.
 * `busy` keeps its width, shows a spinner, and ignores presses without losing the focus (aria-disabled, not disabled).
 */
export function Button({
  variant,
  size,
  wide,
  busy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { variant?: ButtonVariant; size?: ButtonSize; wide?: boolean; busy?: boolean }) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      className={cx(buttonStyle(variant, size, wide), className)}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      <span className={cx('inline-flex items-center gap-2', busy && 'opacity-0')}>{children}</span>
      {busy && <Spinner className="absolute" />}
    </button>
  );
}

/** Turns while something is on its way. Rare: a Skeleton says more. Decorative: the owner carries aria-busy. */
export function Spinner({ className }: { className?: string }) {
  return <Icon shape={Loader} className={cx('size-5 animate-spin', className)} />;
}
