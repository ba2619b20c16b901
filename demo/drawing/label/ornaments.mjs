/** Parts of label grounds, as SVG markup; sizes are pixels of the flat label. */

export const area = (x, y, w, h, colour, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${colour}" ${more}/>`;

/** A box of a frame's share: [x, y, w, h] from 0 to 1 of the front. */
export const share = ({ x, y, w, h }, [sx, sy, sw, sh]) => ({ x: x + sx * w, y: y + sy * h, w: sw * w, h: sh * h });

/** The area below a wave that runs over the whole label at height y. */
export function wave({ W, H }, y, depth, length, colour, phase = 0) {
  let d = `M${-length + phase} ${H + 5}V${y}`;
  for (let x = -length + phase; x < W + length; x += length)
    d += `q${length / 4} ${-depth} ${length / 2} 0t${length / 2} 0`;
  return `<path d="${d}V${H + 5}Z" fill="${colour}"/>`;
}

/** Rays from a point. */
export function rays(x, y, count, radius, colour, opacity = 1) {
  let d = '';
  for (let i = 0; i < count; i++) {
    const [a, b] = [(i * 2 * Math.PI) / count, ((i + 0.5) * 2 * Math.PI) / count];
    d += `M${x} ${y}L${x + radius * Math.cos(a)} ${y + radius * Math.sin(a)}L${x + radius * Math.cos(b)} ${y + radius * Math.sin(b)}Z`;
  }
  return `<path d="${d}" fill="${colour}" opacity="${opacity}"/>`;
}

/** A row of half discs that hang from height y. */
export function scallops({ W }, y, radius, colour) {
  let d = `M-5 ${y - 2}`;
  const count = Math.ceil((W + 10) / (2 * radius));
  const step = (W + 10) / count;
  d += `V${y}`;
  for (let i = 0; i < count; i++) d += `a${step / 2} ${radius * 0.8} 0 0 0 ${step} 0`;
  return `<path d="${d}V${y - 2}Z" fill="${colour}"/>`;
}

/** Dots in offset rows over an area. */
export function dots(x, y, w, h, step, radius, colour, opacity = 1) {
  let out = '';
  for (let row = 0; row * step < h; row++) {
    for (let px = (row % 2) * step * 0.5; px < w; px += step)
      out += `<circle cx="${x + px}" cy="${y + row * step}" r="${radius}"/>`;
  }
  return `<g fill="${colour}" opacity="${opacity}">${out}</g>`;
}

/** Crossed stripes of a kitchen cloth. */
export function gingham({ W, H }, step, colour) {
  let out = '';
  for (let x = 0; x < W; x += step * 2) out += `<rect x="${x}" y="0" width="${step}" height="${H}"/>`;
  for (let y = 0; y < H; y += step * 2) out += `<rect x="0" y="${y}" width="${W}" height="${step}"/>`;
  return `<g fill="${colour}" opacity="0.5">${out}</g>`;
}

/** A double line round an area, with cut corners. */
export function frame({ x, y, w, h }, colour, weight, corner = 22) {
  const line = (inset, width) => {
    const [l, t, r, b, c] = [x + inset, y + inset, x + w - inset, y + h - inset, corner];
    const d = `M${l + c} ${t}H${r - c}A${c} ${c} 0 0 0 ${r} ${t + c}V${b - c}A${c} ${c} 0 0 0 ${r - c} ${b}H${l + c}A${c} ${c} 0 0 0 ${l} ${b - c}V${t + c}A${c} ${c} 0 0 0 ${l + c} ${t}Z`;
    return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  };
  return line(0, weight) + line(weight * 2.6, weight * 0.4);
}

/** A rule with a small diamond in the middle. */
export const rule = (cx, y, half, colour, weight = 3) =>
  `<path d="M${cx - half} ${y}H${cx - 14}M${cx + 14} ${y}H${cx + half}" stroke="${colour}" stroke-width="${weight}"/><path d="M${cx} ${y - 7}l8 7l-8 7l-8 -7Z" fill="${colour}"/>`;

/** A rounded plaque. */
export const plaque = ({ x, y, w, h }, colour, radius, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius}" fill="${colour}" ${more}/>`;

/** A line of hills along the whole label. */
export function hills({ W, H }, y, depth, colour, seed) {
  let d = `M-10 ${H + 10}V${y}`;
  const step = W / 5;
  for (let i = 0; i < 6; i++)
    d += `Q${i * step + step * (0.3 + 0.1 * ((i * seed) % 3))} ${y - depth * (0.6 + 0.25 * ((i + seed) % 3))} ${(i + 1) * step} ${y}`;
  return `<path d="${d}V${H + 10}Z" fill="${colour}"/>`;
}
