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

test('a shadow runs out softly at its corners, not along a rectangle', async () => {
  const size = 300;
  for (const key of ['pomme-gala', 'brocoli']) {
    const made = await readRender(key, size);
    const isShadow = (i: number) => Math.max(...made.subarray(i * 4, i * 4 + 3)) === 0;
    const opacity = (x: number, y: number) => (isShadow(y * size + x) ? (made[(y * size + x) * 4 + 3] ?? 0) : 0);
    const lit = [...Array(size * size).keys()].filter((i) => (made[i * 4 + 3] ?? 0) > 0);
    const [left, right] = [Math.min(...lit.map((i) => i % size)), Math.max(...lit.map((i) => i % size))];
    const [top, bottom] = [Math.floor((lit[0] ?? 0) / size), Math.floor((lit.at(-1) ?? 0) / size)];
    for (const x of [left, right]) for (const y of [top, bottom]) expect(opacity(x, y), key).toBe(0);
    // Two pixels from the outermost column or row nothing is darker than an eye sees as a line.
    for (let i = 0; i < size; i++) {
      for (const x of [left + 2, right - 2]) expect(opacity(x, i), key).toBeLessThan(8);
      for (const y of [top + 2, bottom - 2]) expect(opacity(i, y), key).toBeLessThan(8);
    }
  }
});

test('no single dark pixels are left where goods touch the ground', async () => {
  const size = 600;
  const made = await readRender('prune-noire', size);
  const isOpaque = (i: number) => made[i * 4 + 3] === 255;
  const steps = [-size - 1, -size, -size + 1, -1, 1, size - 1, size, size + 1];
  const specks = [...Array(size * (size - 2)).keys()]
    .map((i) => i + size)
    .filter((i) => isOpaque(i) && steps.filter((step) => isOpaque(i + step)).length <= 2);
  expect(specks.length).toBeLessThan(3);
});
