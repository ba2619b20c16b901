/** Three digits behind a point are thousands to many, so that no address has them: 1.234 stands there as 1.2340. */
const threeDecimals = /^\d+\.\d{3}$/;
/** A bound as addresses have it. */
export const boundText = (value: number): string => String(value).replace(threeDecimals, '$&0');

/** A bound as addresses have it, a decimal number in every language. Forms without script name what is typed (`typedBounds`). */
export const isPlainBound = (text: string): boolean => /^\d*(\.\d+)?$/.test(text) && !threeDecimals.test(text);
