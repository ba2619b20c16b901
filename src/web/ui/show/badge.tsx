import type { ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';

import type { Tone } from './status-dot.tsx';

type BadgeTone = Tone | 'accent';
const tones: Record<BadgeTone, string> = {
  yellow: 'bg-warn-soft text-warn',
  green: 'bg-good-soft text-good',
  red: 'bg-bad-soft text-bad',
  grey: 'bg-sunken text-quiet',
  accent: 'bg-offer text-on-offer',
};

/** A small label; the accent is for offers alone. */
export function Badge({
  tone = 'grey',
  className,
  children,
}: {
  tone?: BadgeTone;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
