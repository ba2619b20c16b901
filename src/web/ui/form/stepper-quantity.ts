/** Thousandths, so that 0.1 steps do not drift. */
const milli = (value: number) => Math.round(value * 1000);

/** The nearest quantity that the stepper allows: on the grid of `step` from `min`, never outside min and max. */
export function fitQuantity(value: number, { min, max, step }: { min: number; max: number; step: number }): number {
  const [low, high, by] = [milli(min), milli(max), milli(step)];
  const onGrid = low + Math.round((milli(value) - low) / by) * by;
  const highest = low + Math.floor(Math.max(0, high - low) / by) * by;
  return Math.min(Math.max(onGrid, low), highest) / 1000;
}
