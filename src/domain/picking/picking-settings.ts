import { mostScalePatterns, type ScalePattern, type ScalePatternFault, scalePatternFault } from './scale-pattern.ts';

/**
 * How a shop picks, as its staff set it (specification of picking). Per cents are whole numbers: what is weighed may be
 * `weighedUnderPercent` less and `weighedOverPercent` more than was ordered.
 */
export type PickingSettings = {
  /** Orders that a new run takes at most. */
  mostOrdersARun: number;
  scaleBarcodes: ScalePattern[];
  weighedUnderPercent: number;
  weighedOverPercent: number;
  /** Minutes that a shopper has to answer a proposal; 0: a picker's proposal is over as soon as it is made. */
  substituteAnswerMinutes: number;
  /** Whether figures name who picked. */
  figuresByPicker: boolean;
};

/** Of a new shop. */
export const usualPickingSettings = {
  mostOrdersARun: 8,
  scaleBarcodes: [] as ScalePattern[],
  weighedUnderPercent: 20,
  weighedOverPercent: 10,
  substituteAnswerMinutes: 20,
  figuresByPicker: false,
} satisfies PickingSettings;

/** The least and the most that each number may be. */
export const pickingLimits = {
  mostOrdersARun: [1, 20],
  weighedUnderPercent: [0, 100],
  weighedOverPercent: [0, 15],
  substituteAnswerMinutes: [0, 240],
} as const satisfies Partial<Record<keyof PickingSettings, readonly [number, number]>>;

type PatternsFault = { index: number; fault: ScalePatternFault | 'scaleTwice' };

/** What is wrong with the patterns, the first of each: it is none, or stands there already. */
export function scalePatternFaults(patterns: readonly ScalePattern[]): PatternsFault[] {
  return patterns.slice(0, mostScalePatterns).flatMap((pattern, index) => {
    const fault = scalePatternFault(pattern) ?? (patterns.indexOf(pattern) < index ? 'scaleTwice' : null);
    return fault ? [{ index, fault }] : [];
  });
}
