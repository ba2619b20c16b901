import sharp from 'sharp';

/** Side of the small picture that is compared: large enough to tell a name from another on the same pack. */
const SIDE = 32;

/** A picture as SIDE x SIDE pixels of RGB: what the eye takes in at a glance. */
export const glance = (file) => sharp(file).resize(SIDE, SIDE, { fit: 'fill' }).removeAlpha().raw().toBuffer();

/** Mean difference of two glances in steps of 0 to 255; stops counting beyond `enough`. */
function unlike(a, b, enough) {
  const most = enough * a.length;
  let sum = 0;
  for (let i = 0; i < a.length && sum < most; i++) sum += Math.abs(a[i] - b[i]);
  return sum / a.length;
}

/** The pairs of [name, glance] that differ by less than `least` on average: the same picture to a shopper. */
export function findTwins(glances, least) {
  const pairs = [];
  for (const [i, [name, look]] of glances.entries()) {
    for (const [other, seen] of glances.slice(0, i))
      if (unlike(look, seen, least) < least) pairs.push(`${other} = ${name}`);
  }
  return pairs;
}
