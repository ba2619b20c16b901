import { artImage } from '../art/find-art.mjs';
import { designOfBrand, designs } from './designs.mjs';
import { fitText } from './fit-text.mjs';
import { frameOf } from './frame.mjs';

/** Smallest letters that can be read in the picture, in pixels of the flat label. */
const LEAST = { brand: 19, name: 32, quantity: 19 };

/** Draws the flat label of a product for a pack shape; gives SVG text. `palette` is {label, accent, text}. */
export async function makeLabel({
  shape,
  brand,
  brandName,
  name,
  quantity,
  art,
  palette,
  design = designOfBrand[brand],
}) {
  if (!designs[design]) throw new Error(`No label design for the brand ${brand}`);
  const f = frameOf(shape);
  const plan = designs[design](f, palette);
  const align = plan.align ?? 'middle';
  const text = (part, words, options) => {
    const { d } = fitText(words, plan.zones[part], { least: LEAST[part], align: f.wide ? 'start' : align, ...options });
    return `<path d="${d}" fill="${plan.inks[part]}"/>`;
  };
  const wideCentred =
    f.wide && ['lantern', 'orchard', 'grocer', 'kitchen', 'sunrise'].includes(design) ? { align: 'middle' } : {};
  const brandWords =
    plan.faces.brand === 'script' || plan.faces.brand === 'round' ? brandName : brandName.toLocaleUpperCase('fr');
  const spacing = brandWords === brandName ? 0 : 0.06;
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${f.W}" height="${f.H}" viewBox="0 0 ${f.W} ${f.H}">${[
    plan.ground,
    await placeArt(art, plan.zones.art, f),
    text('brand', brandWords, {
      face: plan.faces.brand,
      lines: 2,
      spacing,
      most: Math.max(38, f.h * 0.085),
      ...wideCentred,
    }),
    text('name', name, { face: plan.faces.name, lines: 3, most: f.h * (f.wide ? 0.24 : 0.16), ...wideCentred }),
    quantity ? text('quantity', quantity, { face: 'sans', most: Math.max(36, f.h * 0.08), ...wideCentred }) : '',
  ].join('')}</svg>`;
}

/** One piece fills the zone; a second stands smaller in front of it at the right. */
async function placeArt(hints, zone, f) {
  const [first, second] = hints;
  const two = second !== undefined;
  const main = await fitted(first, two ? { ...zone, w: zone.w * 0.8, h: zone.h } : zone);
  const parts = [shadowUnder(main), image(main)];
  if (two) {
    const side = await fitted(second, {
      x: zone.x + zone.w * 0.52,
      y: zone.y + zone.h * 0.48,
      w: zone.w * 0.48,
      h: zone.h * 0.52,
    });
    side.x = Math.min(zone.x + zone.w - side.w, Math.max(side.x, main.x + main.w - side.w * 0.42));
    side.y = main.y + main.h - side.h;
    const shift = zone.x + zone.w / 2 - (main.x + Math.max(main.x + main.w, side.x + side.w)) / 2;
    for (const piece of [main, side]) piece.x += shift;
    parts.splice(0, 2, shadowUnder(main), shadowUnder(side), image(main), image(side));
  }
  const blur = `<filter id="soft" x="-30%" y="-150%" width="160%" height="400%"><feGaussianBlur stdDeviation="${f.h * 0.012}"/></filter>`;
  return blur + parts.join('');
}

async function fitted(hint, zone) {
  const { png, width, height } = await artImage(hint, 480);
  const scale = Math.min(zone.w / width, zone.h / height);
  const [w, h] = [width * scale, height * scale];
  return { png, x: zone.x + (zone.w - w) / 2, y: zone.y + (zone.h - h) / 2, w, h };
}

const shadowUnder = ({ x, y, w, h }) =>
  `<ellipse cx="${x + w * 0.52}" cy="${y + h * 0.97}" rx="${w * 0.42}" ry="${h * 0.05}" fill="#000000" opacity="0.28" filter="url(#soft)"/>`;

const image = ({ png, x, y, w, h }) =>
  `<image x="${x}" y="${y}" width="${w}" height="${h}" xlink:href="data:image/png;base64,${png.toString('base64')}"/>`;
