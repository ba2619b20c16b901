import { type RefObject, useEffect } from 'react';
import { isOut, nearestControl, type Trail, trailOf } from './nearest-focus.ts';

/**
 * Whoever works by keys goes on where they were: when what has the focus goes (a row that has moved on, a button that is
 * no longer needed), or can have it no longer (disabled, in a menu that has closed), the nearest control gets it.
 */
export function useKeptFocus(office: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = office.current;
    if (!root) return undefined;
    // A dialog gives the focus back to where it was opened, so that place is kept apart.
    const trails: Record<'page' | 'dialog', Trail> = { page: [], dialog: [] };
    let isAsked = false;
    const forget = () => {
      trails.page = [];
    };
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      const dialog = target.closest('dialog');
      if (dialog) trails.dialog = trailOf(target, dialog);
      else trails.page = target.matches('main') ? [] : trailOf(target, root);
    };
    const look = () => {
      isAsked = false;
      const dialog = [...root.querySelectorAll('dialog:modal')].at(-1);
      const trail = dialog ? trails.dialog : trails.page;
      const { activeElement } = document;
      const isLost = !activeElement || activeElement === document.body || activeElement.matches(':disabled');
      if (!isLost || !trail[0] || !isOut(trail[0].element)) return;
      const next = nearestControl(trail, dialog ?? root) ?? root.querySelector('main');
      next?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(() => {
      if (isAsked) return;
      isAsked = true;
      // After the paint: by then whatever gives the focus by itself has done so, and a disabled control has lost it.
      requestAnimationFrame(() => setTimeout(look));
    });
    // A press beside every control takes the focus away on purpose.
    root.addEventListener('pointerdown', forget);
    root.addEventListener('focusin', remember);
    observer.observe(root, { childList: true, subtree: true, attributeFilter: ['disabled', 'open'] });
    return () => {
      root.removeEventListener('pointerdown', forget);
      root.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, [office]);
}
