import { type ComponentProps, useId } from 'react';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { cx } from '#web/ui/cx.ts';
import { notice } from '#web/ui/messages/notice-store.ts';

/**
 * An icon that can be pressed unless something prevents it (`whyNot`): then it keeps the focus, says why to whoever
 * reaches it by keys, and shows it as a notice when it is pressed.
 */
export function LimitedIconButton({
  whyNot,
  onClick,
  className,
  ...rest
}: Omit<ComponentProps<typeof IconButton>, 'onClick'> & { whyNot: string | null; onClick: () => void }) {
  const id = useId();
  return (
    <>
      <IconButton
        {...rest}
        aria-disabled={whyNot !== null || undefined}
        aria-describedby={whyNot === null ? undefined : id}
        className={cx(whyNot !== null && 'cursor-not-allowed opacity-40', className)}
        onClick={() => (whyNot === null ? onClick() : notice(whyNot))}
      />
      {whyNot !== null && (
        <span id={id} className="sr-only">
          {whyNot}
        </span>
      )}
    </>
  );
}
