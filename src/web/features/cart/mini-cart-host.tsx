import { type ComponentType, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { closeMiniCart, useMiniCartOpen } from '#web/state/mini-cart.ts';

/** Where the mini cart slides in; once, in the root. It is loaded by the first wish to see it. */
export function MiniCartHost() {
  const isOpen = useMiniCartOpen();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [MiniCart, setMiniCart] = useState<ComponentType<{ open: boolean }> | null>(null);
  const isNeeded = isOpen && MiniCart === null;
  useEffect(() => {
    if (!isNeeded) return;
    import('./mini-cart.tsx').then(
      (file) => setMiniCart(() => file.MiniCart),
      () => {
        closeMiniCart();
        void navigate('/cart');
      },
    );
  }, [isNeeded, navigate]);
  // Another page has come: what was asked for is done.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change of page is the event
  useEffect(closeMiniCart, [pathname]);
  return MiniCart && <MiniCart open={isOpen} />;
}
