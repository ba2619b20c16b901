/**
 * Makes the product pictures demo/pictures/<key>.webp that are missing or whose inputs changed.
 *   node demo/drawing/make.mjs [--all] [key ...]
 * The further views of a product are named <key>.<view>.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { inRepo } from './paths.mjs';
import { makePlaceholder } from './placeholder.mjs';
import { hashPlan, planAll } from './plan-all.mjs';
import { readBrands, readChoices, readGoods, readViews } from './read-goods.mjs';
import { renderPicture } from './render-picture.mjs';

const FOLDER = inRepo('demo/pictures');
const INDEX = `${FOLDER}/index.json`;
sharp.concurrency(1);

const words = process.argv.slice(2);
const all = words.includes('--all');
const wanted = words.filter((word) => !word.startsWith('--'));
const [brands, choices, goods] = [readBrands(), readChoices(), readGoods()];
const index = existsSync(INDEX) ? JSON.parse(readFileSync(INDEX, 'utf8')) : {};
const { plans, faults } = planAll(goods, brands, choices, readViews());
if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n`);
  process.exitCode = 1;
}
await makePictures();

/** Removes the pictures that are no longer wanted; gives the keys of those that stay, sorted. */
function forgetGone() {
  const known = new Set(plans.map((plan) => plan.key));
  for (const name of readdirSync(FOLDER)) {
    if (name.endsWith('.webp') && !known.has(name.slice(0, -5))) rmSync(`${FOLDER}/${name}`);
  }
  return Object.keys(index)
    .filter((key) => known.has(key) && existsSync(`${FOLDER}/${key}.webp`))
    .sort();
}

async function makePictures() {
  mkdirSync(FOLDER, { recursive: true });
  let made = 0;
  for (const plan of plans) {
    const file = `${FOLDER}/${plan.key}.webp`;
    const hash = hashPlan(plan);
    const asked =
      wanted.length > 0
        ? wanted.includes(plan.key) || wanted.includes(plan.key.split('.')[0])
        : all || index[plan.key]?.plan !== hash || !existsSync(file);
    if (!asked) continue;
    try {
      const webp = await renderPicture(plan);
      writeFileSync(file, webp);
      index[plan.key] = { plan: hash, ...(await makePlaceholder(webp)) };
      made++;
      if (made % 25 === 0) process.stdout.write(`${made} made\n`);
    } catch (error) {
      process.stderr.write(`${plan.key}: ${error.message}\n`);
      process.exitCode = 1;
    }
  }
  const keys = forgetGone();
  writeFileSync(
    INDEX,
    `{\n${keys.map((key) => `  ${JSON.stringify(key)}: ${JSON.stringify(index[key])}`).join(',\n')}\n}\n`,
  );
  const bytes = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.webp'))
    .reduce((sum, name) => sum + statSync(`${FOLDER}/${name}`).size, 0);
  process.stdout.write(`${made} pictures made, ${keys.length} in all, ${(bytes / 1e6).toFixed(1)} MB\n`);
}
