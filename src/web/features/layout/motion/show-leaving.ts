// What a press that takes a line out of a list does, as motion: loaded at rest (ahead.ts), so that no page's first load has it.

/** Milliseconds. */
const [leaving, closing] = [180, 220];
const easing = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
/** More stand below a screen. */
const mostLines = 30;

/**
 * Whenever a line's own button has taken it out of its list: it fades to the side, and the lines below come up from where
 * they were. Listens by itself and touches neither what is kept nor components; the page is as it will be from the start, and
 * only drawn as if it was not yet. Answers how to end it.
 */
export function showLeaving(): () => void {
  const stop = new AbortController();
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      const line = button?.closest<HTMLElement>('main ul > li, dialog ul > li');
      const list = line?.parentElement;
      if (!line || !list || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
      const box = line.getBoundingClientRect();
      const below = linesBelow(line).map((one) => ({ one, top: one.getBoundingClientRect().top }));
      requestAnimationFrame(() => {
        if (line.isConnected || !list.isConnected) return;
        fade(line, box, list);
        for (const { one, top } of below) comeUp(one, top);
      });
    },
    { capture: true, signal: stop.signal },
  );
  return () => stop.abort();
}

function linesBelow(line: Element): Element[] {
  const lines: Element[] = [];
  for (let next = line.nextElementSibling; next && lines.length < mostLines; next = next.nextElementSibling)
    lines.push(next);
  return lines;
}

/** What is drawn of it lies above the page, and in the dialog that it was in. */
function fade(line: HTMLElement, { left, top, width, height }: DOMRect, list: Element): void {
  const drawn = line.cloneNode(true) as HTMLElement;
  for (const one of [drawn, ...drawn.querySelectorAll('[id]')]) one.removeAttribute('id');
  drawn.ariaHidden = 'true';
  drawn.inert = true;
  drawn.dataset.leaving = '';
  Object.assign(drawn.style, {
    position: 'fixed',
    zIndex: '40',
    margin: '0',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    pointerEvents: 'none',
  });
  (list.closest('dialog') ?? document.body).append(drawn);
  const motion = drawn.animate([{}, { transform: 'translateX(-2rem)', opacity: 0 }], { duration: leaving, easing });
  motion.onfinish = () => drawn.remove();
  motion.oncancel = () => drawn.remove();
}

function comeUp(line: Element, before: number): void {
  const moved = before - line.getBoundingClientRect().top;
  if (line.isConnected && moved !== 0)
    line.animate([{ transform: `translateY(${moved}px)` }, {}], { duration: closing, easing });
}
