import { ModalFrame, type ModalProps } from './modal-frame.tsx';

/** A question in the middle of the screen; on a phone at its bottom. Owner keeps `open` and clears it in `onClose`. */
export function Dialog(props: ModalProps) {
  return (
    <ModalFrame
      {...props}
      className="mt-auto mb-0 max-h-[90dvh] w-full max-w-none animate-rise rounded-t-card sm:m-auto sm:w-[calc(100%-2rem)] sm:max-w-lg sm:rounded-card"
    />
  );
}

/** A panel for filters and menus: from below on a phone, at the right edge of wider screens. Same props as Dialog. */
export function Sheet(props: ModalProps) {
  return (
    <ModalFrame
      {...props}
      className="mt-auto mb-0 h-auto max-h-[92dvh] w-full max-w-none animate-slide rounded-t-card sm:my-0 sm:mr-0 sm:ml-auto sm:h-dvh sm:max-h-dvh sm:max-w-md sm:animate-rise sm:rounded-none"
    />
  );
}
