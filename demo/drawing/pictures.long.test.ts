import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { modulesOf } from './label/barcode.mjs';
import { fitText } from './label/fit-text.mjs';
import { measure } from './label/typeset.mjs';
import { hashPlan, planAll } from './plan-all.mjs';
import { readBrands, readChoices, readGoods, readViews } from './read-goods.mjs';
import { renderPicture } from './render-picture.mjs';

const [goods, brands, choices, views] = [readGoods(), readBrands(), readChoices(), readViews()];
const index = JSON.parse(readFileSync('demo/pictures/index.json', 'utf8'));

/** One of each kind: a pack, loose goods, and each further view. */
const SAMPLES = [
  'tomates-pelees',
  'citron-jaune',
  'lentilles-vertes.beside',
  'pizza-margherita.served',
  'quinoa-bio.back',
];

/** Mean difference of two pictures, in steps of 0 to 255. */
async function unlike(made: Buffer, kept: Buffer): Promise<number> {
  const pixels = (file: Buffer) => sharp(file).removeAlpha().raw().toBuffer();
  const [a, b] = [await pixels(made), await pixels(kept)];
  return a.reduce((sum, byte, i) => sum + Math.abs(byte - (b[i] ?? 0)), 0) / a.length;
}

describe('the pictures of the demo shop', () => {
  const { plans, faults } = planAll(goods, brands, choices, views);

  test('every product can be pictured and looks like no other', () => {
    expect(faults).toEqual([]);
    expect(plans.filter(({ key }: { key: string }) => !key.includes('.'))).toHaveLength(goods.length);
  });

  test('every product has a picture made from what its data say now; else run `npm run pictures`', () => {
    const behind = plans.filter(
      (plan: { key: string }) =>
        index[plan.key]?.plan !== hashPlan(plan) || !existsSync(`demo/pictures/${plan.key}.webp`),
    );
    expect(behind.map((plan: { key: string }) => plan.key)).toEqual([]);
  });

  test('at least 120 products are seen in two to four views', () => {
    const counts = new Map<string, number>();
    for (const { key } of plans) counts.set(key.split('.')[0], (counts.get(key.split('.')[0]) ?? 0) + 1);
    expect([...counts.values()].filter((count) => count >= 2).length).toBeGreaterThanOrEqual(120);
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(4);
  });

  test.each(SAMPLES)('%s made anew is what is committed', { timeout: 120_000 }, async (name) => {
    const plan = plans.find(({ key }: { key: string }) => key === name);
    const [made, kept] = [await renderPicture(plan), readFileSync(`demo/pictures/${name}.webp`)];
    // Other processors may round otherwise in the last digit; there the pictures must look alike.
    if (process.arch === 'x64') expect(made.equals(kept)).toBe(true);
    else expect(await unlike(made, kept)).toBeLessThan(1);
  });

  test('a picture is a WebP of 600 pixels with a colour to show before it', async () => {
    for (const { key } of plans) {
      const { format, width, height } = await sharp(`demo/pictures/${key}.webp`).metadata();
      expect([format, width, height]).toEqual(['webp', 600, 600]);
      expect(index[key].colour).toMatch(/^#[0-9a-f]{6}$/);
    }
  });
});

describe('planted faults', () => {
  const [first, second] = goods.filter((product: { pack: string }) => product.pack === 'can');

  test('unknown art is named', () => {
    const { faults } = planAll([{ ...first, key: 'x', art: ['unicorn'] }], brands, { ...choices, products: {} });
    expect(faults).toEqual([expect.stringContaining('No art for “unicorn”')]);
  });

  test('two products of one look are named', () => {
    const { faults } = planAll([first, { ...first, key: 'twin' }], brands, { ...choices, products: {} });
    expect(faults).toEqual([expect.stringContaining(`twin would look like ${first.key}`)]);
  });

  test('a view of a product that is gone, and a back without facts, are named', () => {
    const wish = { beside: {}, served: {}, detail: { gone: ['lemon'] }, back: { bare: true } };
    const bare = { ...second, key: 'bare', nutrition: null };
    const { faults } = planAll([bare], brands, { ...choices, products: {} }, wish);
    expect(faults).toEqual([expect.stringContaining('bare has no'), expect.stringContaining('a view of gone')]);
  });

  test('a choice for a product that is gone is named', () => {
    const { faults } = planAll([second], brands, { ...choices, products: { gone: {} } });
    expect(faults).toEqual([expect.stringContaining('chooses for gone')]);
  });
});

describe('barcodes', () => {
  test('are those of the standard', () => {
    // The example of the GS1 General Specifications: 5 901234 123457.
    expect(modulesOf('5901234123457')).toBe(
      '10100010110100111011001100100110111101001110101010110011011011001000010101110010011101000100101',
    );
  });
});

describe('text on labels', () => {
  const zone = { x: 10, y: 20, w: 200, h: 80 };

  test.each(['Riz', 'Huile d’olive vierge extra', 'Phố Nhỏ bún bò', 'Côtes-du-Rhône'])(
    '“%s” stays in its zone',
    (text) => {
      const { d, size } = fitText(text, zone, { face: 'serif', lines: 3 });
      const numbers = [...d.matchAll(/-?\d+\.\d+/g)].map(Number);
      expect(numbers.length).toBeGreaterThan(20);
      expect(d).not.toContain('NaN');
      expect(Math.max(...numbers)).toBeLessThanOrEqual(zone.x + zone.w + size * 0.1);
    },
  );

  test('what would be too small to read is refused, not cut', () => {
    expect(() => fitText('Un nom de produit beaucoup trop long', zone, { face: 'tall', least: 40 })).toThrow(
      'shorten it',
    );
  });

  test('a face without a letter is refused', () => {
    expect(() => measure('漢', 'serif')).toThrow('has no letter');
  });
});
