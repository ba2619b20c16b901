/** Units of sale by their code: piece, kilogram, carton, bottle, litre. */
export const units = ['P', 'KG', 'COLIS', 'BOUTEILLE', 'LITRE'] as const;
export type Unit = (typeof units)[number];

export const defaultUnit: Unit = 'P';

export function isUnit(text: string): text is Unit {
  return (units as readonly string[]).includes(text);
}
