import { readdirSync, readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readGoods } from '../read-goods.mjs';
import { readRender, withRender } from './read-render.mjs';

const plans: Record<string, { build: string; seed: number }> = Object.assign(
  {},
  ...readdirSync('demo/drawing/renders/plans').map((name) =>
    JSON.parse(readFileSync(`demo/drawing/renders/plans/${name}`, 'utf8')),
  ),
);
const rendered = readdirSync('demo/renders').map((name) => name.replace('.webp', ''));

test('each plan is of a product, names what builds it and has a seed', () => {
  const keys = new Set(readGoods().map((product: { key: string }) => product.key));
  expect(Object.keys(plans).filter((key) => !keys.has(key))).toEqual([]);
  for (const [key, plan] of Object.entries(plans)) {
    const [module, build] = plan.build.split('.');
    expect(readFileSync(`demo/drawing/renders/${module}.py`, 'utf8'), key).toMatch(
      new RegExp(`def ${build}\\(plan[,)]`),
    );
    expect(Number.isInteger(plan.seed), key).toBe(true);
  }
});

test('each render can be made again by a plan, and is small', () => {
  expect(rendered.filter((key) => !plans[key])).toEqual([]);
  for (const key of rendered) expect(statSync(`demo/renders/${key}.webp`).size, key).toBeLessThan(150_000);
});

test('the plan of a picture has the hash of its render, where there is one', () => {
  expect(withRender({ key: rendered[0] }).render).toMatch(/^[0-9a-f]{16}$/);
  expect(withRender({ key: 'no-product' })).toEqual({ key: 'no-product' });
});

test('goods stay as they were rendered; nothing is left at the edge of the picture', async () => {
  const size = 300;
  const key = rendered[0] ?? '';
  const made = await readRender(key, size);
  const { data } = await sharp(`demo/renders/${key}.webp`).resize(size, size, { kernel: 'mitchell' }).raw().toBuffer({
    resolveWithObject: true,
  });
  const changed = [...Array(size * size).keys()].filter(
    (i) => data[i * 4 + 3] === 255 && Math.max(...data.subarray(i * 4, i * 4 + 3)) > 60 && made[i * 4 + 3] !== 255,
  );
  expect(changed).toEqual([]);
  for (let i = 0; i < size; i++) expect(made[i * 4 + 3]).toBe(0);
});
