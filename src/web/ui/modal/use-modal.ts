import { type MouseEvent, type RefObject, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { afterPaint } from '#web/lib/page/after-paint.ts';

/**
 * Drives a native dialog: it traps the focus, gives it back, closes by Escape and by a press on the backdrop.
 * Returns what the dialog element must spread on itself, and `leave`, which closes it as those do.
 */
export function useModal(
  isOpen: boolean,
  onClose: () => void,
): {
  leave: () => void;
  dialog: {
    ref: RefObject<HTMLDialogElement | null>;
    onClose: () => void;
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
    onClick: (event: MouseEvent<HTMLDialogElement>) => void;
  };
} {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === isOpen) return undefined;
    return isOpen ? afterPaint(() => showModal(dialog)) : hideThenClose(dialog);
  }, [isOpen]);
  // A dialog that is taken from the page while open would keep the focus: it gives it back first.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);
  const leave = () => {
    if (ref.current) hideThenClose(ref.current);
  };
  return {
    leave,
    dialog: {
      ref,
      // It is closed already: notify the owner, unless the owner did it.
      onClose: () => {
        if (isOpen) onClose();
      },
      onCancel: (event) => {
        // A file field inside has a cancel of its own; and the browser may not let itself be asked.
        if (event.target !== event.currentTarget || !event.cancelable) return;
        event.preventDefault();
        leave();
      },
      onClick: (event) => {
        if (event.target === event.currentTarget) leave();
      },
    },
  };
}

/** The page behind a dialog is all styled anew as it becomes inert, and again when it is not: both come after the paint. */
function hideThenClose(dialog: HTMLDialogElement): () => void {
  dialog.dataset.closing = '';
  const show = () => {
    delete dialog.dataset.closing;
  };
  const giveUp = afterPaint(() => {
    dialog.close();
    show();
  });
  return () => {
    giveUp();
    show();
  };
}

function showModal(dialog: HTMLDialogElement): void {
  const { clientWidth, style } = document.documentElement;
  // Measured while the scrollbar is still there; a dialog over another finds it gone.
  if (!document.querySelector('dialog:modal')) style.setProperty('--scrollbar', `${innerWidth - clientWidth}px`);
  dialog.showModal();
}
