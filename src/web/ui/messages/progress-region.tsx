import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import Info from 'lucide/dist/esm/icons/info.mjs';
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { Spinner } from '#web/ui/button/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/show/icon.tsx';
import { dismissProgress, type Progress, progressRules, progressStore } from './progress-store.ts';
import { useSwipe } from './use-swipe.ts';
import { useTimeout } from './use-timeout.ts';

const { width, gap, offset, removal } = progressRules;
const looks = {
  success: { icon: CircleCheck, ink: 'text-good' },
  info: { icon: Info, ink: 'text-brand' },
  warning: { icon: TriangleAlert, ink: 'text-warn' },
  error: { icon: CircleAlert, ink: 'text-bad' },
} as const;

function ProgressRegion() {
  const shown = useSyncExternalStore(progressStore.subscribe, progressStore.read, () => []);
  return (
    <ol
      aria-live="polite"
      // At the other side than the notices, so that neither hides the other.
      className="pointer-events-none fixed top-0 left-0 z-50 flex w-full flex-col lg:top-auto lg:bottom-0 lg:w-auto"
      style={{ gap, padding: offset, paddingInline: `min(${offset}px, calc((100vw - ${width}px) / 2))` }}
    >
      {shown.map((one) => (
        <ProgressCard key={one.id} shown={one} />
      ))}
    </ol>
  );
}

function ProgressCard({ shown }: { shown: Progress }) {
  const close = () => dismissProgress(shown.id);
  const { style, ...swipe } = useSwipe(progressRules.swipe, close);
  const look = shown.kind === 'loading' ? null : looks[shown.kind];
  return (
    <li
      {...useTimeout(shown.duration, shown, close)}
      {...swipe}
      data-kind={shown.kind}
      style={{ ...style, maxWidth: '100%', width, transitionDuration: `${removal}ms` }}
      className={cx(
        'pointer-events-auto flex animate-rise touch-pan-y items-start gap-3 rounded-control border border-line bg-card p-4 text-ink shadow-float transition-opacity',
        shown.isLeaving && 'opacity-0',
      )}
    >
      {look ? (
        <Icon shape={look.icon} className={cx('mt-0.5 size-5 shrink-0', look.ink)} />
      ) : (
        <Spinner className="mt-0.5 shrink-0" />
      )}
      <span className="min-w-0 flex-1">{shown.message}</span>
    </li>
  );
}

// Its own root, made by the first message, so that pages without messages never load this file.
const place = document.createElement('div');
document.body.append(place);
createRoot(place).render(<ProgressRegion />);
