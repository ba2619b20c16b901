/**
 * Contact sheets of all product pictures and their views, to look them over: build/pictures-sheet-<n>.png, 48 pictures each.
 *   node demo/drawing/sheet.mjs [folder]
 */
import { existsSync, mkdirSync } from 'node:fs';
import sharp from 'sharp';
import { inRepo } from './paths.mjs';
import { readGoods } from './read-goods.mjs';
import { VIEWS } from './views/plan-views.mjs';

const [COLUMNS, ROWS, CELL, LINE] = [8, 6, 190, 16];
const folder = process.argv[2] ?? inRepo('build');
sharp.concurrency(1);
mkdirSync(folder, { recursive: true });
const keys = readGoods()
  .flatMap(({ key }) => [key, ...VIEWS.map((view) => `${key}.${view}`)])
  .filter((key) => existsSync(inRepo(`demo/pictures/${key}.webp`)));
for (let n = 0; n * COLUMNS * ROWS < keys.length; n++) {
  const file = `${folder}/pictures-sheet-${n + 1}.png`;
  await drawSheet(keys.slice(n * COLUMNS * ROWS, (n + 1) * COLUMNS * ROWS), file);
  process.stdout.write(`${file}\n`);
}

async function drawSheet(part, file) {
  const parts = [];
  for (const [i, key] of part.entries()) {
    const [left, top] = [(i % COLUMNS) * CELL, Math.floor(i / COLUMNS) * (CELL + LINE)];
    parts.push({
      input: await sharp(inRepo(`demo/pictures/${key}.webp`))
        .resize(CELL - 4)
        .png()
        .toBuffer(),
      left,
      top,
    });
    const words = `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL}" height="${LINE}"><text x="3" y="11" font-size="11" font-family="sans-serif">${key}</text></svg>`;
    parts.push({ input: Buffer.from(words), left, top: top + CELL - 3 });
  }
  const height = Math.ceil(part.length / COLUMNS) * (CELL + LINE);
  await sharp({ create: { width: COLUMNS * CELL, height, channels: 3, background: '#ffffff' } })
    .composite(parts)
    .png()
    .toFile(file);
}
