import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLanguage } from '#web/i18n/use-t.ts';
import { loadWords } from '#web/i18n/words.ts';
import { closeMiniCart, useMiniCartOpen } from '#web/state/cart/mini-cart-open.ts';

/** Where the mini cart slides in; once, in the root. It is loaded by the first wish to see it. */
export function MiniCartHost() {
  const isOpen = useMiniCartOpen();
  const navigate = useNavigate();
  const language = useLanguage();
  const { pathname } = useLocation();
  const [MiniCart, setMiniCart] = useState<ComponentType<{ open: boolean }> | null>(null);
  const isNeeded = isOpen && MiniCart === null;
  useEffect(() => {
    if (!isNeeded) return;
    Promise.all([import('./mini-cart.tsx'), loadWords(language, ['basket'])]).then(
      ([file]) => setMiniCart(() => file.MiniCart),
      () => {
        closeMiniCart();
        void navigate('/cart');
      },
    );
  }, [isNeeded, navigate, language]);
  // Another page has come: what was asked for is done.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change of page is the event
  useEffect(closeMiniCart, [pathname]);
  // Another language brings other words, which may be on their way.
  return <Suspense>{MiniCart && <MiniCart open={isOpen} />}</Suspense>;
}
