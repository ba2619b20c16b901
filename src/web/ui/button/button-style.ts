import { cx } from '#web/ui/cx.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

const base =
  'relative inline-flex items-center justify-center gap-2 rounded-control py-1 text-center text-balance leading-tight font-semibold no-underline transition-colors duration-150 select-none disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55';
const variants: Record<ButtonVariant, string> = {
  primary: 'bg-brand text-on-brand enabled:hover:bg-brand-strong [a]:hover:bg-brand-strong',
  secondary:
    'border border-edge bg-card text-ink enabled:hover:border-brand enabled:hover:text-brand [a]:hover:border-brand [a]:hover:text-brand',
  ghost: 'text-brand enabled:hover:bg-brand-soft [a]:hover:bg-brand-soft',
  danger: 'bg-bad text-on-bad enabled:hover:brightness-90 [a]:hover:brightness-90',
};
// Small is smaller to the eye, yet the target stays 44 px high.
const sizes: Record<ButtonSize, string> = {
  small: 'min-h-11 px-3 text-sm',
  medium: 'min-h-11 px-5 text-base',
  large: 'min-h-13 px-6 text-lg',
};

/** The classes that Button and LinkButton share. */
export function buttonStyle(variant: ButtonVariant = 'primary', size: ButtonSize = 'medium', wide = false): string {
  return cx(base, variants[variant], sizes[size], wide && 'w-full');
}
