import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { isPlainPress } from '#web/lib/browser/is-plain-press.ts';

/** Shows what the link asks for; null closes. */
export type ShowSignIn = (href: string | null) => void;
type View = ComponentType<{ href: string; show: ShowSignIn }>;

/**
 * Where the sign-in dialog opens; once, in the root. It is opened, and loaded, by a press on any link to /auth/login, and
 * on those marked `data-sign-in`, which go on once who pressed them is signed in. Without script, for another tab and
 * without a network they are the links that they are.
 */
export function SignInHost() {
  const [href, show] = useState<string | null>(null);
  const [Dialog, setDialog] = useState<View | null>(null);
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/auth/login"],a[data-sign-in]');
      if (!link || link.ariaDisabled || !isPlainPress(event) || !navigator.onLine) return;
      if (location.pathname.startsWith('/auth/')) return;
      event.preventDefault();
      const { href } = link;
      import('./sign-in-dialog.tsx').then(
        (file) => {
          setDialog(() => file.SignInDialog);
          show(href);
        },
        () => location.assign(href),
      );
    };
    addEventListener('click', open, true);
    return () => removeEventListener('click', open, true);
  }, []);
  return <Suspense>{Dialog && href && <Dialog href={href} show={show} />}</Suspense>;
}
