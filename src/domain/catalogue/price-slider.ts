/** Bounds of the price that bound nothing, in any currency; in euros they are the slider's ends: "no limit". */
export const priceSlider = { min: 0, max: 50 } as const;

/** The largest price, in units of the currency, that a list may be asked for. */
export const largestPrice = 1e9;
