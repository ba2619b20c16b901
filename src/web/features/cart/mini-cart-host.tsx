import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { useLanguage } from '#web/i18n/use-t.ts';
import { loadWords } from '#web/i18n/words.ts';
import { closeMiniCart, useMiniCartOpen } from '#web/shared/cart/mini-cart-open.ts';

/** Where the mini cart slides in; once, in the root. It is loaded by the first wish to see it. */
export function MiniCartHost() {
  const isOpen = useMiniCartOpen();
  const navigate = useNavigate();
  const language = useLanguage();
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
  useCloseOnNewPage(isOpen);
  // Another language brings other words, which may be on their way.
  return <Suspense>{MiniCart && <MiniCart open={isOpen} />}</Suspense>;
}

/** Another page has come: what was asked for is done. Not so where that page was on its way when the cart was opened. */
function useCloseOnNewPage(isOpen: boolean): void {
  const { pathname } = useLocation();
  const coming = useNavigation().location?.pathname ?? null;
  const openedBefore = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is on its way at the moment of opening
  useEffect(() => {
    openedBefore.current = isOpen ? coming : null;
  }, [isOpen]);
  useEffect(() => {
    if (openedBefore.current === pathname) openedBefore.current = null;
    else closeMiniCart();
  }, [pathname]);
}
