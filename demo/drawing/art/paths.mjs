/** Small builders of SVG markup on a drawing of 200 x 200 units; all numbers are units. */

const round = (n) => Math.round(n * 100) / 100;

/** A smooth closed curve through the points. */
export function curve(points, closed = true) {
  const n = points.length;
  const at = (i) => (closed ? points[(i + n) % n] : points[Math.max(0, Math.min(n - 1, i))]);
  let d = `M${points[0].map(round)}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const c1 = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6];
    const c2 = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6];
    d += `C${c1.map(round)} ${c2.map(round)} ${p2.map(round)}`;
  }
  return closed ? `${d}Z` : d;
}

/** A filled path. */
export const fill = (d, colour, more = '') => `<path d="${d}" fill="${colour}" ${more}/>`;

/** A line with round ends. */
export const line = (d, colour, width, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

/** An ellipse, turned by degrees. */
export const oval = (x, y, rx, ry, colour, turn = 0, more = '') =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${colour}" transform="rotate(${round(turn)} ${round(x)} ${round(y)})" ${more}/>`;

/** A leaf from its stalk to its tip: two arcs that bulge by `width` at each side, with a lean of `bend`. */
export function leaf(x0, y0, x1, y1, width, bend = 0) {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const length = Math.hypot(dx, dy);
  const [nx, ny] = [-dy / length, dx / length];
  const side = (w) =>
    [0.3, 0.72].map((t) => {
      const off = (t < 0.5 ? w : w * 0.75) + bend;
      return [round(x0 + dx * t + nx * off), round(y0 + dy * t + ny * off)];
    });
  const [a, b] = side(width);
  const [c, d] = side(-width);
  return `M${[x0, y0].map(round)}C${a} ${b} ${[x1, y1].map(round)}C${d} ${c} ${[x0, y0].map(round)}Z`;
}

let gradients = 0;

/** Starts the ids of gradients and cuts anew, so that a drawing is the same text whenever it is drawn. */
export const resetPaints = () => {
  gradients = 0;
};

/** A gradient and the paint that names it; stops are [offset, colour] or [offset, colour, opacity]. */
export function gradient(kind, attributes, stops) {
  const id = `paint${++gradients}`;
  const list = stops
    .map(([o, colour, opacity = 1]) => `<stop offset="${o}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
    .join('');
  return { def: `<${kind}Gradient id="${id}" ${attributes}>${list}</${kind}Gradient>`, paint: `url(#${id})` };
}

/** A path filled with colours from top to bottom (or along the direction x1, y1, x2, y2 of its box). */
export function shaded(d, stops, direction = [0, 0, 0, 1], more = '') {
  const [x1, y1, x2, y2] = direction;
  const paint = gradient('linear', `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`, stops);
  return `${paint.def}${fill(d, paint.paint, more)}`;
}

/** A path filled with rings of colour from its centre (in shares of its box) outwards. */
export function ringed(d, stops, [cx, cy, r] = [0.5, 0.5, 0.5], more = '') {
  const paint = gradient('radial', `cx="${cx}" cy="${cy}" r="${r}"`, stops);
  return `${paint.def}${fill(d, paint.paint, more)}`;
}

/** The path of an ellipse. */
export const ovalPath = (x, y, rx, ry) =>
  `M${round(x - rx)},${round(y)}a${round(rx)},${round(ry)} 0 1 0 ${round(2 * rx)},0a${round(rx)},${round(ry)} 0 1 0 ${round(-2 * rx)},0Z`;

/** Markup turned about a point, in degrees. */
export const turned = (markup, degrees, x = 100, y = 100) =>
  `<g transform="rotate(${degrees} ${x} ${y})">${markup}</g>`;

/** Markup cut to a path. */
export function within(d, markup) {
  const id = `cut${++gradients}`;
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${markup}</g>`;
}
