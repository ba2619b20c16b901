/**
 * Makes the pictures that the demo's staff have set, in demo/site: home's, one for each category, and the shop's front; in public/site what
 * every shop begins with: the icons of the web manifest; and public/favicon.ico, for those who do not read the icon that
 * the pages link. Then those of the demo's banners, in demo/banners.
 *   node demo/drawing/make-site.mjs [hero|hero-narrow|front|favicon|icons|tile-<category>|banner-<name>]
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { placePieces } from './loose/place-pieces.mjs';
import { planPicture, renderPlan } from './make-picture.mjs';
import { inRepo } from './paths.mjs';
import { readBrands, readChoices, readGoods } from './read-goods.mjs';
import { withRender } from './renders/read-render.mjs';
import { BANNER_CARDS, BANNER_HEROES } from './site/banner-scenes.mjs';
import { drawFavicon } from './site/favicon.mjs';
import { drawFront, HEIGHT, WIDTH } from './site/front.mjs';
import { drawFullIcon, drawIcon } from './site/icons.mjs';
import { HERO, HERO_NARROW, TILES } from './site/scenes.mjs';
import { drawKitchen, drawTint, layOver } from './site/stage.mjs';

sharp.concurrency(1);
const FOLDER = inRepo('public/site');
const DEMO = inRepo('demo/site');
const BANNERS = inRepo('demo/banners');
const ICON = 'src/web/features/layout/header/panier-icon.svg';
const only = process.argv[2];
const [brands, choices, goods] = [readBrands(), readChoices(), readGoods()];
const packs = new Map();
for (const folder of [FOLDER, DEMO, BANNERS]) mkdirSync(folder, { recursive: true });

const jobs = {
  // The largest thing on the page to wait for, in two shapes: as a desk shows it, and as a tablet and a phone do.
  hero: () => drawHero('hero', HERO, 1200, 450, 36_000),
  'hero-narrow': () => drawHero('hero-narrow', HERO_NARROW, 960, 640, 36_000),
  front: async () => save('front.webp', await drawFront(packPicture), WIDTH, HEIGHT, 60_000),
  favicon: async () => writeFileSync(inRepo('public/favicon.ico'), await drawFavicon(readFileSync(inRepo(ICON)))),
  icons: drawIcons,
  ...Object.fromEntries(
    Object.entries(TILES).map(([category, tile]) => [`tile-${category.toLowerCase()}`, () => drawTile(category, tile)]),
  ),
  ...bannerJobs(BANNER_HEROES, 1200, 480, 60_000),
  ...bannerJobs(BANNER_CARDS, 640, 480, 30_000),
};
for (const [name, run] of Object.entries(jobs)) if (!only || name === only) await run();

/** What the web manifest names, and what iPhones ask for without being told. */
async function drawIcons() {
  const svg = readFileSync(inRepo(ICON));
  for (const size of [192, 512]) writeFileSync(`${FOLDER}/icon-${size}.png`, await drawIcon(svg, size));
  writeFileSync(`${FOLDER}/icon-maskable-512.png`, await drawFullIcon(svg, 512));
  writeFileSync(inRepo('public/apple-touch-icon.png'), await drawFullIcon(svg, 180));
}

/** A product's picture on a clear ground, with its shadow. */
async function packPicture(key) {
  if (!packs.has(key)) {
    const product = goods.find((candidate) => candidate.key === key);
    if (!product) throw new Error(`No product ${key} for the scenes`);
    const rgba = await renderPlan(withRender(planPicture(product, brands, choices)), 600);
    packs.set(
      key,
      await sharp(rgba, { raw: { width: 600, height: 600, channels: 4 } })
        .extract({ left: 0, top: 0, width: 600, height: 582 })
        .png()
        .toBuffer(),
    );
  }
  return packs.get(key);
}

/** Things with their packs and rendered goods; order is theirs or by base. */
function withPacks(things) {
  return Promise.all(
    things.map(async ({ pack, goods: rendered, ...thing }) => {
      const key = pack ?? rendered;
      return key ? { ...thing, png: await packPicture(key), shadow: 0, keep: pack !== undefined } : thing;
    }),
  );
}

/** On a counter before a wall of a colour, or the usual one. */
async function drawScene(things, width, height, wall) {
  const pieces = await withPacks(things);
  const rgba = await placePieces(pieces, { width, height, unit: Math.min(width, height) });
  return layOver(drawKitchen(width, height, 0.56, wall), rgba);
}

function bannerJobs(scenes, width, height, limit) {
  const draw = async (name, { wall, things }) =>
    save(`${name}.webp`, await drawScene(things, width, height, wall), width, height, limit, BANNERS);
  return Object.fromEntries(Object.entries(scenes).map(([name, scene]) => [`banner-${name}`, () => draw(name, scene)]));
}

async function drawHero(name, things, width, height, limit) {
  await save(`${name}.webp`, await drawScene(things, width, height), width, height, limit);
}

async function drawTile(category, { ground, things }) {
  const size = 400;
  const rgba = await placePieces(await withPacks(things), { width: size, height: size, unit: size });
  await save(`tile-${category.toLowerCase()}.webp`, layOver(drawTint(size, size, ground), rgba), size, size, 12_000);
}

/** Writes WebP in the best quality that stays within `limit` bytes. */
async function save(name, rgb, width, height, limit, folder = DEMO) {
  for (let quality = 84; quality >= 40; quality -= 4) {
    const bytes = await sharp(rgb, { raw: { width, height, channels: 3 } })
      .webp({ quality, effort: 6, smartSubsample: true })
      .toBuffer();
    if (bytes.length > limit && quality > 40) continue;
    writeFileSync(`${folder}/${name}`, bytes);
    process.stdout.write(`${name} ${Math.round(bytes.length / 1000)} kB at quality ${quality}\n`);
    return;
  }
}
