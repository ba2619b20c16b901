import X from 'lucide/dist/esm/icons/x.mjs';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/show/icon.tsx';
import { dismissNotice, type Notice, noticeRules, noticeStore } from './notice-store.ts';
import { useSwipe } from './use-swipe.ts';
import { useTimeout } from './use-timeout.ts';

/** The place where notices appear; once, in the root. F8 moves the focus to it. `label` names it. */
export function NoticeRegion({ label, closeLabel }: { label: string; closeLabel: string }) {
  const shown = useSyncExternalStore(noticeStore.subscribe, noticeStore.read, () => null);
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    const focus = (event: KeyboardEvent) => event.key === noticeRules.hotkey && region.current?.focus();
    addEventListener('keydown', focus);
    return () => removeEventListener('keydown', focus);
  }, []);
  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label={label}
      aria-live="polite"
      data-above-foot-bar
      className="pointer-events-none fixed inset-x-0 bottom-[calc(--spacing(18)+var(--foot-bar)+env(safe-area-inset-bottom))] z-50 flex justify-center p-3 lg:bottom-0 lg:justify-end lg:p-8"
    >
      {shown && <NoticeCard key={shown.id} shown={shown} closeLabel={closeLabel} />}
    </section>
  );
}

function NoticeCard({ shown, closeLabel }: { shown: Notice; closeLabel: string }) {
  const close = () => dismissNotice(shown.id);
  return (
    <div
      {...useTimeout(shown.duration, shown, close)}
      {...useSwipe(noticeRules.swipe, close)}
      className={cx(
        'pointer-events-auto flex w-full max-w-md animate-rise touch-pan-y items-start gap-2 rounded-control py-2 pr-2 pl-4 shadow-float',
        shown.tone === 'destructive' ? 'bg-bad text-on-bad' : 'bg-ink text-page',
      )}
    >
      <div className="min-w-0 flex-1 self-center py-1">
        <p className="font-semibold">{shown.title}</p>
        {shown.description && <p className="text-sm">{shown.description}</p>}
        {shown.action && (
          <button
            type="button"
            className="-mb-1 min-h-11 rounded-control font-semibold underline underline-offset-4"
            onClick={() => {
              close();
              shown.action?.onClick();
            }}
          >
            {shown.action.label}
          </button>
        )}
      </div>
      <IconButton
        label={closeLabel}
        icon={<Icon shape={X} className="size-5" />}
        className="enabled:hover:bg-transparent"
        onClick={close}
      />
    </div>
  );
}
