import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { cx } from '#web/ui/cx.ts';

/**
 * A button that opens a panel beneath it, working without script (details and summary). With script it also closes by
 * Escape, a press elsewhere, leaving it with Tab, and by going to another page. `summary` is the button's content,
 * `label` its name when the content alone does not say enough; the panel is placed by `panelClass`. `keepsOpen`: what is
 * chosen in it opens another view of the same page, over which it stays. `isOpen`: it begins open.
 */
export function Menu({
  summary,
  label,
  className,
  summaryClass,
  panelClass,
  keepsOpen = false,
  isOpen,
  children,
}: {
  summary: ReactNode;
  label?: string;
  className?: string;
  summaryClass?: string;
  panelClass?: string;
  keepsOpen?: boolean;
  isOpen?: boolean | undefined;
  children: ReactNode;
}) {
  const menu = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const at = useRef(key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the event: each navigation closes the menu
  useEffect(() => {
    // What was opened before the page was hydrated stays open: nobody has gone anywhere.
    if (at.current === key) return;
    at.current = key;
    if (menu.current && !keepsOpen) menu.current.open = false;
  }, [key]);
  useEffect(() => {
    const leave = (event: Event) => {
      const details = menu.current;
      if (details?.open && !details.contains(event.target as Node)) details.open = false;
    };
    const closeByKey = (event: KeyboardEvent) => {
      const details = menu.current;
      if (event.key !== 'Escape' || !details?.open) return;
      details.open = false;
      details.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', closeByKey);
    };
  }, []);
  return (
    <details ref={menu} open={isOpen} className={cx('relative', className)}>
      <summary aria-label={label} className={cx('list-none [&::-webkit-details-marker]:hidden', summaryClass)}>
        {summary}
      </summary>
      <div
        className={cx(
          'absolute z-40 animate-rise rounded-card border border-line bg-card p-2 text-ink shadow-float',
          panelClass,
        )}
      >
        {children}
      </div>
    </details>
  );
}

/** Closes the menu around a choice that has been made in it, and gives the focus back to its button. */
export function closeMenu(choice: Element): void {
  const menu = choice.closest('details');
  if (!menu) return;
  menu.open = false;
  menu.querySelector('summary')?.focus({ preventScroll: true });
}
