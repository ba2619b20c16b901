import type { ReactNode } from 'react';
import { SkipLink } from '#web/ui/button/skip-link.tsx';
import { NoticeRegion } from '#web/ui/messages/notice-region.tsx';
import { useOfficeT } from '../use-office-t.ts';

/** What stands around the pages of picking: nothing that takes room from them on a phone in one hand. */
export function PickingFrame({ children }: { children: ReactNode }) {
  const t = useOfficeT();
  return (
    <div className="office picking min-h-dvh bg-page">
      <SkipLink to="content" label={t('layout.skip')} />
      <main id="content" tabIndex={-1} className="mx-auto flex min-h-dvh w-full max-w-2xl flex-col outline-none">
        {children}
      </main>
      <NoticeRegion label={t('common.notifications')} closeLabel={t('common.close')} />
    </div>
  );
}
