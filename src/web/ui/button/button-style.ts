import { cx } from '#web/ui/cx.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

// Small looks smaller, yet the target stays 44 px high.
const sizes: Record<ButtonSize, string> = {
  small: 'min-h-11 px-3 text-sm',
  medium: 'min-h-11 px-5 text-base',
  large: 'min-h-13 px-6 py-2 text-lg',
};

/** The classes that Button and LinkButton share; the looks of a variant stand in components.css. */
export function buttonStyle(variant: ButtonVariant = 'primary', size: ButtonSize = 'medium', wide = false): string {
  return cx(`button button-${variant}`, sizes[size], wide && 'w-full');
}
