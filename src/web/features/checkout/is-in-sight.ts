/** CSS pixels at the bottom of the screen that the button and its total may cover. */
const footBar = 120;

/** Whether a part of the page can be read: all of it, or its beginning where it is taller than what is left of the screen. */
export function isInSight({ top, bottom }: { top: number; bottom: number }, screenHeight: number): boolean {
  const foot = screenHeight - footBar;
  return top >= 0 && (bottom <= foot || top <= foot / 3);
}
