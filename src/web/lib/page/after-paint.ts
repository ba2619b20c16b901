/** A tab in the background paints nothing; milliseconds after which it is waited for no longer. */
const longestWait = 500;

/**
 * Acts once the browser has painted, so that what was pressed shows first and what follows from it does not hold it up.
 * Returns a function that cancels it.
 */
export function afterPaint(act: () => void): () => void {
  let isOver = false;
  const end = () => {
    isOver = true;
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
  const actOnce = () => {
    if (isOver) return;
    end();
    act();
  };
  const frame = requestAnimationFrame(() => setTimeout(actOnce));
  const timer = setTimeout(actOnce, longestWait);
  return end;
}
