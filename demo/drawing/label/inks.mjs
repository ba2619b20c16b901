import { luminance, mixColours, readableOn } from '../colour.mjs';
import { area, share } from './ornaments.mjs';

export const WHITE = '#ffffff';
export const zonesOf = (f, list) =>
  Object.fromEntries(Object.entries(list).map(([name, box]) => [name, share(f, box)]));
export const whole = (f, colour) => area(0, 0, f.W, f.H, colour);
/** A pale paper that goes with the palette: tinted by the accent where that is light, else cream. */
export const paperOf = (p, share) => (luminance(p.accent) > 0.4 ? mixColours(p.accent, '#fffdf6', share) : '#fbf3dc');
export const inkOn = (ground, p) => readableOn(ground, [p.text, p.accent, p.label, '#ffffff', '#241a14']);
export const accentOn = (ground, p) => readableOn(ground, [p.accent, p.text, p.label, '#ffffff', '#241a14']);
