/**
 * Whether a part of the page can be read: all of it, or its beginning where it is taller than what is left of the screen.
 * `foot` is where that ends, in CSS pixels from the top: at the button and its total, or at the end of the screen.
 */
export function isInSight({ top, bottom }: { top: number; bottom: number }, foot: number): boolean {
  return top >= 0 && (bottom <= foot || top <= foot / 3);
}
