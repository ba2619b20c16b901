/** Colour in two spaces: sRGB bytes as files hold them, linear light as lamps add up. */

const linearOfByte = Float32Array.from({ length: 256 }, (_, byte) => {
  const c = byte / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
});

/** Linear light (0 to 1) of an sRGB byte. */
export const toLinear = (byte) => linearOfByte[byte];

/** sRGB byte of linear light; values outside 0 to 1 are clipped. */
export function toByte(linear) {
  const x = linear < 0 ? 0 : linear > 1 ? 1 : linear;
  return Math.round(255 * (x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055));
}

/** '#rrggbb' as three bytes; throws on any other form. */
export function parseHex(hex) {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`Not a colour of the form #rrggbb: ${hex}`);
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

const formatHex = (bytes) => `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;

/** Mixes two '#rrggbb' colours in linear light; share 0 gives the first, 1 the second. */
export function mixColours(first, second, share) {
  const [a, b] = [parseHex(first), parseHex(second)];
  return formatHex(a.map((byte, i) => toByte(toLinear(byte) * (1 - share) + toLinear(b[i]) * share)));
}

/** Relative luminance (WCAG 2.2) of a '#rrggbb' colour. */
export function luminance(hex) {
  const [r, g, b] = parseHex(hex).map(toLinear);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio (WCAG 2.2) of two '#rrggbb' colours, 1 to 21. */
export function contrast(first, second) {
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** The first of the candidates with a contrast of 4.5 on the ground, else the one with most. */
export function readableOn(ground, candidates) {
  const found = candidates.find((colour) => contrast(ground, colour) >= 4.5);
  return found ?? [...candidates, '#ffffff', '#1c1c1c'].sort((a, b) => contrast(ground, b) - contrast(ground, a))[0];
}
