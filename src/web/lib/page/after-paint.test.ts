import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

let paint: (() => void) | null;
beforeEach(() => {
  vi.useFakeTimers();
  paint = null;
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => {
    paint = act;
    return 1;
  });
  vi.stubGlobal('cancelAnimationFrame', () => {
    paint = null;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('acts after the paint, and once', () => {
  const act = vi.fn();
  afterPaint(act);
  paint?.();
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(0);
  expect(act).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(5000);
  expect(act).toHaveBeenCalledOnce();
});

test('a tab in the background, which paints nothing, acts all the same', () => {
  const act = vi.fn();
  afterPaint(act);
  vi.advanceTimersByTime(500);
  expect(act).toHaveBeenCalledOnce();
  paint?.();
  vi.advanceTimersByTime(5000);
  expect(act).toHaveBeenCalledOnce();
});

test.each([['before the paint'], ['after it']])('what is given up %s does not happen', (when) => {
  const act = vi.fn();
  const giveUp = afterPaint(act);
  if (when === 'after it') paint?.();
  giveUp();
  vi.advanceTimersByTime(5000);
  expect(act).not.toHaveBeenCalled();
});
