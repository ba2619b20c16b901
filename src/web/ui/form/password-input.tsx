import Eye from 'lucide/dist/esm/icons/eye.mjs';
import EyeOff from 'lucide/dist/esm/icons/eye-off.mjs';
import { type ComponentProps, useState } from 'react';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/show/icon.tsx';

/** A password box with a button that shows and hides the letters; `showLabel` and `hideLabel` name that button. */
export function PasswordInput({
  showLabel,
  hideLabel,
  className,
  ...rest
}: Omit<ComponentProps<'input'>, 'type'> & { showLabel: string; hideLabel: string }) {
  const [isShown, setShown] = useState(false);
  const icon = isShown ? EyeOff : Eye;
  return (
    <span className={cx('relative block', className)}>
      <input {...rest} type={isShown ? 'text' : 'password'} spellCheck={false} className="text-control pr-12" />
      <IconButton
        label={isShown ? hideLabel : showLabel}
        icon={<Icon shape={icon} className="size-5" />}
        className="absolute top-1/2 right-0.5 -translate-y-1/2 text-quiet"
        onClick={() => setShown(!isShown)}
      />
    </span>
  );
}
