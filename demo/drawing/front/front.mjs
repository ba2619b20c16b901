/**
 * What the render of the shop's front needs besides Blender (render.py says when):
 *   node demo/drawing/front/front.mjs signs FOLDER    the sign and the prices of the crates, as PNG
 *   node demo/drawing/front/front.mjs finish FOLDER   demo/site/front.webp of what was rendered
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { fitText } from '../label/fit-text.mjs';
import { inRepo } from '../paths.mjs';

const [job, folder = ''] = process.argv.slice(2);
const LIMIT = 60_000;
const PRICES = ['2,40', '1,95', '3,20', '2,80', '0,99', '4,50', '1,60'];

const draw = (svg, name) => sharp(Buffer.from(svg)).png().toFile(`${folder}/${name}.png`);

async function drawSigns() {
  mkdirSync(folder, { recursive: true });
  const name = fitText('Panier', { x: 900, y: 22, w: 360, h: 136 }, { face: 'sans' });
  await draw(
    `<svg xmlns="http://www.w3.org/2000/svg" width="2156" height="180"><rect width="2156" height="180" fill="#1c4631"/><path d="${name.d}" fill="#efe6cf"/></svg>`,
    'sign',
  );
  for (const [i, price] of PRICES.entries()) {
    const words = fitText(price, { x: 24, y: 24, w: 192, h: 112 }, { face: 'sans' });
    await draw(
      `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="160"><rect width="240" height="160" fill="#22261f"/><path d="${words.d}" fill="#f2efe2"/></svg>`,
      `ticket-${i}`,
    );
  }
}

/** Of the best quality that stays within the limit. */
async function finish() {
  mkdirSync(inRepo('demo/site'), { recursive: true });
  for (let quality = 84; quality >= 40; quality -= 2) {
    const bytes = await sharp(`${folder}/front.png`).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (bytes.length > LIMIT) continue;
    writeFileSync(inRepo('demo/site/front.webp'), bytes);
    process.stdout.write(`front.webp ${Math.round(bytes.length / 1000)} kB at quality ${quality}\n`);
    return;
  }
}

await { signs: drawSigns, finish }[job]();
