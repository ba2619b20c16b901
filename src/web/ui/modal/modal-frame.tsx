import X from 'lucide/dist/esm/icons/x.mjs';
import { type ReactNode, useDeferredValue, useId } from 'react';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/show/icon.tsx';
import { useModal } from './use-modal.ts';

export type ModalProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** What the closing cross is called. */
  closeLabel: string;
  /** Stays in sight beneath the scrolling content: the buttons. */
  footer?: ReactNode;
  children: ReactNode;
};

/** What Dialog and Sheet have in common; they differ in where they stand. */
export function ModalFrame({
  open,
  onClose,
  title,
  closeLabel,
  footer,
  children,
  className,
}: ModalProps & { className: string }) {
  const id = useId();
  const { dialog, leave } = useModal(open, onClose);
  // What stood in it goes once it is out of sight.
  const wasOpen = useDeferredValue(open);
  return (
    <dialog
      {...dialog}
      aria-labelledby={id}
      className={cx(
        'flex-col overflow-hidden border-0 bg-card p-0 text-left font-normal text-ink shadow-float open:flex data-closing:invisible data-closing:backdrop:opacity-0',
        className,
      )}
    >
      {(open || wasOpen) && (
        <>
          <header className="flex items-start gap-4 border-b border-line py-3 pr-3 pl-5">
            <h2 id={id} className="flex-1 self-center text-xl">
              {title}
            </h2>
            <IconButton label={closeLabel} icon={<Icon shape={X} className="size-5" />} onClick={leave} />
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5">{children}</div>
          {footer && (
            <footer className="flex flex-wrap justify-end gap-3 border-t border-line p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
              {footer}
            </footer>
          )}
        </>
      )}
    </dialog>
  );
}
