import type { ComponentProps } from 'react';
import { cx } from '#web/ui/cx.ts';
import { TextInput } from './text-input.tsx';

/** A box for a code: six digits that phones fill in from an app or a message, or with `isText` letters too. */
export function CodeInput({ isText = false, className, ...rest }: ComponentProps<'input'> & { isText?: boolean }) {
  const kind = isText
    ? ({ inputMode: 'text', autoComplete: 'off', maxLength: 20 } as const)
    : ({ inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 7 } as const);
  return (
    <TextInput
      {...kind}
      {...rest}
      spellCheck={false}
      autoCapitalize="none"
      className={cx('text-lg tracking-widest', className)}
    />
  );
}
