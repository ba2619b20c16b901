// What a press on a card's plus does, as motion: loaded at rest (ahead.ts), so that no page's first load has it.
import { afterPaint } from '#web/lib/page/after-paint.ts';
import { flightPath, isOnScreen } from './flight-path.ts';

/** Milliseconds. */
const [opening, flying, pulsing] = [200, 450, 200];
/** More are not told apart. */
const mostFlights = 3;
const easing = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

let flights = 0;

/**
 * Whenever a card's button has put its product in the cart: the stepper opens, and the picture flies to the basket's sum.
 * Listens by itself and touches neither cart nor components. Answers how to end it.
 */
export function showAdding(): () => void {
  const stop = new AbortController();
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('.add-button') : null;
      const card = button?.closest('.product-tile');
      if (!button || !card || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
      // A button that is still there has added nothing: the cart is full.
      requestAnimationFrame(() => !button.isConnected && openStepper(card));
      afterPaint(() => !button.isConnected && fly(card));
    },
    { capture: true, signal: stop.signal },
  );
  return () => stop.abort();
}

/** Minus comes out from the plus, which stays where it is: a second press at once must meet it. */
function openStepper(card: Element): void {
  const [minus, number] = card.querySelector('.tile-add [role=group]')?.children ?? [];
  const timing = { duration: opening, easing };
  minus?.animate([{ transform: 'translateX(100%)', opacity: 0 }, {}], timing);
  number?.animate([{ opacity: 0 }, {}], timing);
}

function fly(card: Element): void {
  const picture = card.querySelector('img');
  const basket = basketInSight();
  if (flights >= mostFlights || !basket || !picture?.complete || picture.naturalWidth === 0) return;
  const from = picture.getBoundingClientRect();
  if (!isOnScreen(from, screenSize())) return;
  const flown = new Image();
  flown.src = picture.currentSrc;
  flown.decoding = 'sync';
  flown.alt = '';
  flown.ariaHidden = 'true';
  flown.dataset.flight = '';
  const { left, top, width, height } = from;
  Object.assign(flown.style, {
    position: 'fixed',
    zIndex: '50',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    objectFit: 'cover',
    borderRadius: getComputedStyle(picture).borderRadius,
    pointerEvents: 'none',
  });
  document.body.append(flown);
  flights++;
  const flight = flown.animate(flightPath(from, basket.getBoundingClientRect()), { duration: flying, easing });
  const land = () => {
    flights--;
    flown.remove();
  };
  flight.onfinish = () => {
    land();
    pulse(basket);
  };
  flight.oncancel = land;
}

/** The phone's bar or the header has it, whichever is shown; behind an open dialog neither is. */
function basketInSight(): Element | undefined {
  if (document.querySelector('dialog:modal')) return;
  const baskets = document.querySelectorAll('a[aria-haspopup=dialog][href*="/cart"]');
  return [...baskets].find((one) => isOnScreen(one.getBoundingClientRect(), screenSize()));
}

/** Sum and count, not the link around them: the bar's edge is placed by what is around that. */
function pulse(basket: Element): void {
  for (const figure of basket.querySelectorAll('.tabular-nums'))
    figure.animate([{}, { transform: 'scale(1.15)' }, {}], { duration: pulsing, easing: 'ease-out' });
}

const screenSize = () => ({ width: innerWidth, height: innerHeight });
