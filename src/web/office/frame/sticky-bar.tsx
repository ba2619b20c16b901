import { type ComponentPropsWithoutRef, useLayoutEffect, useRef } from 'react';
import { cx } from '#web/ui/cx.ts';

const places = { top: 'sticky top-14 z-20', bottom: 'sticky bottom-0 z-10' };
const paddings = { top: 'scrollPaddingTop', bottom: 'scrollPaddingBottom' } as const;
const barHeight = '--save-bar';
/** Pixels between the bar and what has the focus: room for its outline. */
const gap = 8;

function isOver(bar: Element, focused: Element): boolean {
  if (bar.contains(focused) || focused.contains(bar)) return false;
  const { top, bottom } = bar.getBoundingClientRect();
  const at = focused.getBoundingClientRect();
  const middle = at.top + at.height / 2;
  return middle > top && middle < bottom;
}

/**
 * A bar that stays in sight while the page scrolls, one a side. What has the focus is never under it (WCAG 2.2, 2.4.11):
 * its height, which goes with the width and the language, is kept out of where the browser scrolls a focus to.
 */
export function StickyBar({ side, className, ...rest }: { side: 'top' | 'bottom' } & ComponentPropsWithoutRef<'div'>) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const bar = ref.current;
    if (!bar) return;
    const { style } = document.documentElement;
    // Called first as it begins to observe, then whenever the bar has another size.
    const observer = new ResizeObserver(() => {
      const offset = Number.parseFloat(getComputedStyle(bar)[side]);
      // Notices stand above it (office.css).
      if (side === 'bottom') style.setProperty(barHeight, `${bar.offsetHeight}px`);
      style[paddings[side]] = bar.offsetHeight > 0 ? `${offset + bar.offsetHeight + gap}px` : '';
      // It comes in, or grows, over what was just pressed or typed in.
      const focused = document.activeElement;
      if (focused && isOver(bar, focused)) focused.scrollIntoView({ block: 'nearest' });
    });
    observer.observe(bar);
    return () => {
      observer.disconnect();
      style[paddings[side]] = '';
      if (side === 'bottom') style.removeProperty(barHeight);
    };
  }, [side]);
  return <div ref={ref} data-bar={side} className={cx(places[side], className)} {...rest} />;
}
