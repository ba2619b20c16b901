import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { isRefusal } from '#contract/errors.ts';

const IdentityDialog = lazy(async () => ({ default: (await import('./identity-dialog.tsx')).IdentityDialog }));

export type Confirmed = <T>(call: () => Promise<T>) => Promise<T>;

/**
 * For calls that ask for a recent sign-in: `await confirmed(() => api(…))`. Where the server asks for it, `dialog` asks who
 * is there, and the call is sent again; whoever closes the dialog gets the server's refusal. `dialog` stands beside forms,
 * not within one.
 */
export function useConfirmed(): { confirmed: Confirmed; dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  const answer = useRef<((isConfirmed: boolean) => void) | null>(null);
  const end = (isConfirmed: boolean) => {
    setOpen(false);
    answer.current?.(isConfirmed);
    answer.current = null;
  };
  const confirmed: Confirmed = async (call) => {
    try {
      return await call();
    } catch (error) {
      if (!isRefusal(error) || error.code !== 'recentSignInNeeded') throw error;
      const isConfirmed = await new Promise<boolean>((resolve) => {
        answer.current = resolve;
        setOpen(true);
      });
      if (!isConfirmed) throw error;
      return call();
    }
  };
  const dialog = isOpen && (
    <Suspense>
      <IdentityDialog onConfirmed={() => end(true)} onClose={() => end(false)} />
    </Suspense>
  );
  return { confirmed, dialog };
}
