import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useT } from '#web/i18n/use-t.ts';
import { useShop } from '#web/shared/shop/shop.ts';
import { useLayOutFar } from '#web/speed/use-lay-out-far.ts';
import { SkipLink } from '#web/ui/button/skip-link.tsx';
import { NoticeRegion } from '#web/ui/messages/notice-region.tsx';
import { BottomBar } from './bottom-bar/bottom-bar.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { Logo } from './header/logo.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { StoreFault } from './store-fault.tsx';
import { useFollowingCart } from './use-following-cart.ts';
import { useNetworkMessages } from './use-network-messages.ts';
import { usePagesAhead } from './use-pages-ahead.ts';
import { useRememberedChoices } from './use-remembered-choices.ts';

/**
 * `handle` of a page's route: a header instead of that of all other pages, with nothing that leads elsewhere; `isBare`
 * where the page brings a frame of its own.
 */
export type PageHandle = { Header?: ComponentType<{ logo: ReactNode }>; isBare?: boolean };

/**
 * Header, content, footer. After a change of page the focus starts at its content, as if it had been loaded. A page with
 * a header of its own has neither this footer nor the bottom bar.
 */
export function PageFrame({ Own, children }: { Own?: PageHandle['Header'] | undefined; children: ReactNode }) {
  const t = useT();
  const { pathname } = useLocation();
  const { hasStoreFault } = useShop();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useRememberedChoices();
  useNetworkMessages();
  usePagesAhead();
  useFollowingCart();
  useLayOutFar(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <>
      <SkipLink to="content" label={t('layout.skip')} />
      <NavigationProgress />
      {Own ? <Own logo={<Logo compact />} /> : <Header />}
      <main ref={main} id="content" tabIndex={-1} className="min-h-[60dvh] outline-none">
        {hasStoreFault && <StoreFault />}
        {children}
      </main>
      {!Own && (
        <>
          <Footer />
          <BottomBar />
        </>
      )}
      <NoticeRegion label={t('common.notifications')} closeLabel={t('common.close')} />
    </>
  );
}
