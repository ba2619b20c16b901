import sharp from 'sharp';
import { fitText } from '../label/fit-text.mjs';
import { seedRandom } from '../random.mjs';
import { fillCrate } from './fill-crate.mjs';
import { CRATES, PACKS_INSIDE } from './front-scene.mjs';

/** Pixels of the picture: the front of a shop as one stands before its crates, the awning over them. */
export const [WIDTH, HEIGHT] = [1200, 640];
const GREEN = '#1d4a33';

const svg = (body) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${body}</svg>`);
const rect = (x, y, w, h, fill, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`;

/** Grain of wood or wear of paint over what is beneath, by noise that is stretched along the boards. */
const grain = (id, frequency, strength, seed) =>
  `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="4" seed="${seed}"/><feColorMatrix values="0 0 0 0 0.16  0 0 0 0 0.09  0 0 0 0 0.03  ${strength} ${strength} 0 0 ${-strength * 0.78}"/><feComposite in2="SourceGraphic" operator="in"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode/></feMerge></filter>`;

/** `packOf(key)` is the picture of a product on a clear ground. Gives RGB bytes. */
export async function drawFront(packOf) {
  const layers = [
    { input: await blurred(await drawInside(packOf), 4.2) },
    { input: await blurred(svg(joinery()), 2.2) },
    { input: await blurred(svg(awning()), 1.1) },
  ];
  for (const tier of ['back', 'front']) layers.push(...(await drawTier(CRATES[tier])));
  layers.push({ input: svg(light()), blend: 'soft-light' }, { input: svg(shade()), blend: 'multiply' });
  const flat = await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#3b3a37' } })
    .composite(layers)
    .removeAlpha()
    .raw()
    .toBuffer();
  return withGrain(flat);
}

const blurred = (input, sigma) => sharp(input).blur(sigma).png().toBuffer();

/** What is seen through the panes: warm light, lamps, and shelves of packs that are out of focus. */
async function drawInside(packOf) {
  const chance = seedRandom('inside');
  const shelves = [168, 246, 324];
  const room = `<defs><radialGradient id="w" cx="0.5" cy="0.15" r="0.9"><stop offset="0" stop-color="#e9c58a"/><stop offset="0.6" stop-color="#a97c46"/><stop offset="1" stop-color="#5b4025"/></radialGradient></defs>${rect(0, 0, WIDTH, HEIGHT, 'url(#w)')}${shelves
    .map((y) => rect(0, y, WIDTH, 7, '#5d3f22') + rect(0, y + 7, WIDTH, 16, '#000000', 'opacity="0.28"'))
    .join('')}`;
  const packs = [];
  for (const y of shelves)
    for (let x = 0; x < WIDTH; ) {
      const side = Math.round(chance.between(62, 84));
      const input = await sharp(await packOf(chance.pick(PACKS_INSIDE)))
        .resize(side, side)
        .png()
        .toBuffer();
      const repeats = 1 + Math.floor(chance.next() * 3);
      for (let i = 0; i < repeats && x < WIDTH; i++, x += Math.round(side * 0.58))
        packs.push({ input, left: x, top: y - side + 6 });
    }
  const lamps = [120, 300, 530, 700, 930, 1090]
    .map((x) => `<circle cx="${x}" cy="150" r="90" fill="url(#l)"/><circle cx="${x}" cy="150" r="11" fill="#fff6dc"/>`)
    .join('');
  const glow = `<defs><radialGradient id="l"><stop offset="0" stop-color="#ffd793" stop-opacity="0.8"/><stop offset="1" stop-color="#ffb45c" stop-opacity="0"/></radialGradient></defs>${lamps}`;
  const warm = rect(0, 0, WIDTH, HEIGHT, '#e3ae72');
  return sharp(svg(room))
    .composite([...packs, { input: svg(warm), blend: 'multiply' }, { input: svg(glow), blend: 'screen' }])
    .png()
    .toBuffer();
}

/** Painted wood about the panes, with the sky in the glass. */
function joinery() {
  const posts = [-30, 386, 786, 1166]
    .map(
      (x) =>
        rect(x, 60, 60, 420, GREEN) +
        rect(x + 4, 60, 3, 420, '#3f7a59', 'opacity="0.7"') +
        rect(x + 54, 60, 4, 420, '#0d2a1c'),
    )
    .join('');
  const glass = `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="0.9"><stop offset="0" stop-color="#dbe9f2" stop-opacity="0.42"/><stop offset="0.35" stop-color="#dbe9f2" stop-opacity="0.06"/><stop offset="0.5" stop-color="#dbe9f2" stop-opacity="0.3"/><stop offset="0.62" stop-color="#dbe9f2" stop-opacity="0.02"/></linearGradient></defs>${rect(30, 60, 356, 380, 'url(#g)')}${rect(446, 60, 340, 380, 'url(#g)')}${rect(846, 60, 320, 380, 'url(#g)')}`;
  return `${glass}${posts}${rect(0, 338, WIDTH, 20, GREEN)}${rect(0, 338, WIDTH, 3, '#4d8766')}${rect(0, 358, WIDTH, 300, '#143524')}`;
}

/** Stripes of cloth that come towards the street, the shadow beneath, and the hem with the name. */
function awning() {
  const stripe = 60;
  const cloth = Array.from({ length: 24 }, (_, i) => {
    const at = (x, spread) => 600 + (x - 600) * spread;
    const [x, X] = [(i - 2) * stripe, (i - 1) * stripe];
    return `<path d="M${at(x, 0.86)} 0L${at(X, 0.86)} 0L${at(X, 1)} 74L${at(x, 1)} 74z" fill="${i % 2 ? '#e9e2cf' : '#23583d'}"/>`;
  }).join('');
  const hem = Array.from({ length: 24 }, (_, i) => {
    const x = (i - 2) * stripe;
    return `<path d="M${x} 70h${stripe}v34a${stripe / 2} 15 0 0 1-${stripe} 0z" fill="${i % 2 ? '#f1ebda' : '#276245'}"/>`;
  }).join('');
  return `<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000000" stop-opacity="0.3"/><stop offset="1" stop-color="#000000" stop-opacity="0"/></linearGradient><linearGradient id="u" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000000" stop-opacity="0.42"/><stop offset="1" stop-color="#000000" stop-opacity="0"/></linearGradient>${grain('c', '0.02 0.05', 0.3, 4)}</defs>${rect(0, 76, WIDTH, 130, 'url(#u)')}<g filter="url(#c)">${cloth}${hem}</g>${rect(0, 0, WIDTH, 80, 'url(#s)')}${rect(0, 69, WIDTH, 3, '#000000', 'opacity="0.22"')}`;
}

/** A row of crates on a plank, each filled over its rim. */
async function drawTier({ top, wide, gap, from, board, heap, size, crates }) {
  const layers = [];
  const under = top + board;
  layers.push({
    input: svg(
      `<defs><linearGradient id="d" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0b0b09" stop-opacity="0.85"/><stop offset="1" stop-color="#0b0b09" stop-opacity="0.15"/></linearGradient></defs>${rect(0, top - heap * 0.5, WIDTH, heap * 0.5 + board, '#1c130b', 'opacity="0.88"')}${rect(0, under, WIDTH, HEIGHT - under, 'url(#d)')}`,
    ),
  });
  for (const [i, crate] of crates.entries()) {
    const x = from + i * (wide + gap);
    layers.push({ input: svg(backOfCrate(x, top - heap * 0.62, wide, heap, i)) });
    const filled = await fillCrate({ ...crate, size: size * (crate.size ?? 1), wide, heap, seed: `${top} ${i}` });
    layers.push(await within({ input: filled.png, left: x - filled.over, top: top - heap + 12 - filled.above }));
    layers.push({ input: svg(boards(x, top, wide, board, i + top)) });
    if (crate.price) layers.push({ input: svg(ticket(x + wide * 0.5, top - 26, crate.price, board)) });
  }
  return layers.filter(Boolean);
}

/** A layer cut to the picture. */
async function within({ input, left, top }) {
  const { width, height } = await sharp(input).metadata();
  const [x, X] = [Math.max(0, Math.round(left)), Math.min(WIDTH, Math.round(left) + width)];
  if (X <= x) return null;
  const [y, Y] = [Math.max(0, Math.round(top)), Math.min(HEIGHT, Math.round(top) + height)];
  const cut = { left: x - Math.round(left), top: y - Math.round(top), width: X - x, height: Y - y };
  return { input: await sharp(input).extract(cut).png().toBuffer(), left: x, top: y };
}

/** The far rim and the sides, which run together with distance. */
function backOfCrate(x, y, wide, heap, seed) {
  const inset = wide * 0.04;
  return `<defs>${grain('b', '0.012 0.2', 1.5, seed + 11)}</defs><g filter="url(#b)">${rect(x + inset, y, wide - 2 * inset, heap * 0.16, '#8f6c41')}<path d="M${x} ${y + heap * 0.7}L${x + inset} ${y}h7L${x + 9} ${y + heap * 0.7}z" fill="#a57f50"/><path d="M${x + wide} ${y + heap * 0.7}L${x + wide - inset} ${y}h-7L${x + wide - 9} ${y + heap * 0.7}z" fill="#7d5d37"/></g>`;
}

/** The near side: two slats with a gap, nailed to posts, lit from above. */
function boards(x, y, wide, tall, seed) {
  const [slat, slit] = [tall * 0.46, tall * 0.08];
  const lit = (top, h) =>
    `${rect(x, top, wide, h, seed % 3 ? '#c29a63' : '#b88f58', 'rx="1.5"')}${rect(x, top, wide, 2.5, '#e6c795', 'opacity="0.8"')}${rect(x, top + h - 3, wide, 3, '#5a3d1f', 'opacity="0.6"')}`;
  const nails = [10, wide - 12]
    .flatMap((n) =>
      [slat * 0.35, slat * 1.5].map((h) => `<circle cx="${x + n}" cy="${y + h}" r="1.7" fill="#4a3b2c"/>`),
    )
    .join('');
  return `<defs>${grain('w', '0.007 0.16', 1.9, seed)}</defs>${rect(x + 2, y + 2, wide - 4, tall, '#1a110a')}<g filter="url(#w)">${lit(y, slat)}${lit(y + slat + slit, slat)}${rect(x, y - 5, 15, tall + 5, '#b18752')}${rect(x + wide - 15, y - 5, 15, tall + 5, '#a27a48')}</g>${nails}`;
}

/** A price on slate, on a stick in the crate. */
function ticket(x, y, price, board) {
  const [w, h] = [board * 1.25, board * 0.72];
  const words = fitText(price, { x: x - w / 2 + 6, y: y - h + 5, w: w - 12, h: h - 10 }, { face: 'sans' });
  return `${rect(x - 2, y - 4, 4, 26, '#8f6c41')}${rect(x - w / 2 + 2, y - h + 4, w, h, '#000000', 'opacity="0.35" rx="3"')}${rect(x - w / 2, y - h, w, h, '#23282a', 'rx="3"')}${rect(x - w / 2, y - h, w, 2, '#586064', 'rx="1"')}<path d="${words.d}" fill="#f3f0e6"/>`;
}

/** Daylight from the upper left. */
const light = () =>
  `<defs><linearGradient id="a" x1="0" y1="0" x2="1" y2="0.8"><stop offset="0" stop-color="#fff4dc" stop-opacity="0.6"/><stop offset="0.5" stop-color="#ffffff" stop-opacity="0"/><stop offset="1" stop-color="#26221c" stop-opacity="0.5"/></linearGradient></defs>${rect(0, 0, WIDTH, HEIGHT, 'url(#a)')}`;

/** Darker to the corners, and beneath the awning. */
const shade = () =>
  `<defs><radialGradient id="v" cx="0.5" cy="0.52" r="0.78"><stop offset="0.55" stop-color="#ffffff"/><stop offset="1" stop-color="#a7a39a"/></radialGradient></defs>${rect(0, 0, WIDTH, HEIGHT, 'url(#v)')}`;

/** The fine grain of a photograph, the same each time. */
function withGrain(rgb) {
  const chance = seedRandom('grain');
  for (let i = 0; i < rgb.length; i += 3) {
    const step = (chance.next() + chance.next() - 1) * 5;
    for (let c = 0; c < 3; c++) rgb[i + c] = Math.max(0, Math.min(255, Math.round(rgb[i + c] + step)));
  }
  return rgb;
}
