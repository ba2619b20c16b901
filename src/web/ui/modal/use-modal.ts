import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { afterPaint } from '#web/lib/after-paint.ts';

/**
 * Drives a native dialog: it traps the focus, gives it back, closes by Escape and by a press on the backdrop.
 * Returns what the dialog element must spread on itself.
 */
export function useModal(
  isOpen: boolean,
  onClose: () => void,
): {
  ref: RefObject<HTMLDialogElement | null>;
  onClose: () => void;
  onClick: (event: MouseEvent<HTMLDialogElement>) => void;
} {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === isOpen) return undefined;
    // The page behind it is all styled anew as it becomes inert.
    if (isOpen) return afterPaint(() => showModal(dialog));
    dialog.close();
    return undefined;
  }, [isOpen]);
  // A dialog that is taken from the page while open would keep the focus: it gives it back first.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);
  return {
    ref,
    // The browser has closed it already (Escape, form method="dialog"): tell the owner, unless the owner did it.
    onClose: () => {
      if (isOpen) onClose();
    },
    onClick: (event) => {
      if (event.target === event.currentTarget) event.currentTarget.close();
    },
  };
}

function showModal(dialog: HTMLDialogElement): void {
  const { clientWidth, style } = document.documentElement;
  // Measured while the scrollbar is still there; a dialog over another finds it gone.
  if (!document.querySelector('dialog:modal')) style.setProperty('--scrollbar', `${innerWidth - clientWidth}px`);
  dialog.showModal();
}
