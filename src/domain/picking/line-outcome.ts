import { isSoldByMeasure } from '#domain/stock/quantity.ts';

/** A line of an order: how much of it there is, and once it was picked, how much was ordered; in any unit, the same for both. */
export type OutcomeLine = {
  quantity: number;
  /** Null before it was picked; 0 for what stands for another line. */
  ordered: number | null;
  unit: string;
  substituteFor: number | null;
};

/** What is told of a line: it stands for another, nothing of it is in the bags, less than was ordered, or what the scale said. */
export const toldOutcomes = ['substitute', 'missing', 'less', 'weighed'] as const;
export type ToldOutcome = (typeof toldOutcomes)[number];
export type LineOutcome = 'asOrdered' | ToldOutcome;

/** What a shopper is told of a line beside its figures. */
export function lineOutcome({ quantity, ordered, unit, substituteFor }: OutcomeLine): LineOutcome {
  if (substituteFor !== null) return 'substitute';
  if (ordered === null || quantity === ordered) return 'asOrdered';
  if (quantity === 0) return 'missing';
  return isSoldByMeasure(unit) ? 'weighed' : 'less';
}

/** The lines in their order, but each that stands for another right below it. */
export function besideOriginals<T extends { id: number; substituteFor: number | null }>(lines: readonly T[]): T[] {
  const ids = new Set(lines.map(({ id }) => id));
  const standsBelow = ({ substituteFor }: T) => substituteFor !== null && ids.has(substituteFor);
  const below = Map.groupBy(lines.filter(standsBelow), ({ substituteFor }) => substituteFor);
  return lines.filter((line) => !standsBelow(line)).flatMap((line) => [line, ...(below.get(line.id) ?? [])]);
}
