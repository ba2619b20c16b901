/** Where something stands on the screen, in pixels. */
export type Box = { left: number; top: number; width: number; height: number };

/** How large a picture is when it comes to the basket: as high as this part of what it flies to. */
const landedShare = 0.6;

const middleOf = ({ left, top, width, height }: Box) => ({ x: left + width / 2, y: top + height / 2 });

/** Whether its middle is on a screen of this size; what is not laid out, or has no room, is nowhere. */
export function isOnScreen(box: Box, screen: { width: number; height: number }): boolean {
  const { x, y } = middleOf(box);
  return box.width > 0 && box.height > 0 && x >= 0 && y >= 0 && x <= screen.width && y <= screen.height;
}

/**
 * How a picture at `from` gets to the middle of `to`, as what an animation begins and ends with. It is moved and scaled about
 * its middle, never larger than it was, so that nothing of the page is laid out anew.
 */
export function flightPath(from: Box, to: Box): { transform: string; opacity: number }[] {
  const [start, end] = [middleOf(from), middleOf(to)];
  const scale = Math.min(1, (to.height * landedShare) / from.height);
  const [x, y] = [end.x - start.x, end.y - start.y].map(Math.round);
  return [
    { transform: 'none', opacity: 1 },
    { transform: `translate(${x}px, ${y}px) scale(${scale.toFixed(3)})`, opacity: 0.4 },
  ];
}
