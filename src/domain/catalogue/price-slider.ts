/** The ends of the price slider, in units of the currency: a bound at either end bounds nothing (contract, Catalogue). */
export const priceSlider = { min: 0, max: 50 } as const;
