// Stands inside every page (start-later.ts). What it remembers is done again by early-actions.ts.
{
  const early = { pressed: new Set(), filled: new Map() };
  const actions = ['pointerdown', 'keydown', 'focusin', 'input', 'click'];
  let isStarted = false;

  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const link of document.querySelectorAll('link[rel="later"]')) link.rel = 'modulepreload';
    for (const waiting of document.querySelectorAll('script[type="text/later"]')) {
      const script = document.createElement('script');
      script.type = 'module';
      script.textContent = waiting.textContent;
      document.head.append(script);
    }
  };
  // On a slow device the frame that is drawn first is seen much later: its entry comes when it is.
  const startAfterPaint = () =>
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) setTimeout(start);
    }).observe({ type: 'paint', buffered: true });
  if (document.readyState === 'complete') startAfterPaint();
  else addEventListener('load', startAfterPaint);
  // Neither a picture that hangs nor a tab out of sight, which paints nothing, keeps the page from coming alive.
  setTimeout(start, 3000);

  const remember = ({ type, target }) => {
    start();
    const button = type === 'click' && target.closest('button[type="button"]');
    if (button) early.pressed.add(button);
    if (type === 'input') early.filled.set(target, { value: target.value, checked: target.checked });
  };
  const sent = new Set();
  const hold = (event) => {
    const form = event.target;
    start();
    if (form.method !== 'post') return;
    event.preventDefault();
    sent.add(form);
    // Where the scripts do not come, the server answers, with a page.
    setTimeout(() => window.earlyActions && HTMLFormElement.prototype.submit.call(form), 5000);
  };
  for (const type of actions) addEventListener(type, remember, true);
  addEventListener('submit', hold, true);
  early.stop = () => {
    for (const type of actions) removeEventListener(type, remember, true);
    removeEventListener('submit', hold, true);
    // After what was filled in has been done again.
    setTimeout(() => {
      for (const form of sent) if (form.isConnected) form.requestSubmit();
    });
  };
  window.earlyActions = early;
}
