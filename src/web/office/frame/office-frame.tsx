import { lazy, type ReactNode, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { palette } from '#web/office/palette/palette-state.ts';
import { SkipLink } from '#web/ui/button/skip-link.tsx';
import { NoticeRegion } from '#web/ui/messages/notice-region.tsx';
import { useOfficeSettings } from '../data/use-office-settings.ts';
import { KeysDialog } from '../keys/keys-dialog.tsx';
import { useGoToKeys } from '../keys/use-go-to-keys.ts';
import { useOffice } from '../office-context.ts';
import type { SectionId } from '../paths.ts';
import { useOfficeT } from '../use-office-t.ts';
import { OfficeNav } from './office-nav.tsx';
import { OfficeTop } from './office-top.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

const Palette = lazy(async () => ({ default: (await import('#web/office/palette/palette.tsx')).Palette }));

/** Loads the palette when it is first opened. */
function PaletteHost() {
  const isOpen = useSyncExternalStore(palette.subscribe, palette.isOpen, () => false);
  return (
    isOpen && (
      <Suspense>
        <Palette />
      </Suspense>
    )
  );
}

/** What stands around every screen: the sections at the side (on a phone above), search and account on top. */
export function OfficeFrame({ section, children }: { section: SectionId | undefined; children: ReactNode }) {
  const t = useOfficeT();
  const { pathname, hash } = useLocation();
  const office = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useGoToKeys();
  // On its way while the screen's script still is.
  useOfficeSettings(useOffice().may('any'));
  useKeptFocus(office);
  // As after loading a page: whoever reads on starts at its content.
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
    // Where the address names a part of the screen, that part comes into sight by itself.
    if (!hash) window.scrollTo(0, 0);
  }, [pathname, hash]);
  return (
    // Its style sheet acts within `office`, so not on this element itself.
    <div ref={office} className="office">
      {/* On narrow screens sections, search and account share one line on top, so that the screen begins high. */}
      <div className="max-lg:flex max-lg:flex-wrap lg:grid lg:min-h-dvh lg:grid-cols-[13.5rem_minmax(0,1fr)]">
        <SkipLink to="content" label={t('layout.skip')} />
        <OfficeNav current={section} />
        <div className="min-w-0 max-lg:contents">
          <OfficeTop />
          <main
            ref={main}
            id="content"
            tabIndex={-1}
            className="mx-auto max-w-[100rem] p-4 pt-2 outline-none max-lg:w-full lg:px-6 lg:pt-3"
          >
            {children}
          </main>
        </div>
      </div>
      <PaletteHost />
      <KeysDialog />
      <NoticeRegion label={t('common.notifications')} closeLabel={t('common.close')} />
    </div>
  );
}
