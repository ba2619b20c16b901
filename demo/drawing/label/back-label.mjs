import { mixColours } from '../colour.mjs';
import { drawBarcode } from './barcode.mjs';
import { fitText } from './fit-text.mjs';
import { frameOf } from './frame.mjs';
import { inkOn, paperOf } from './inks.mjs';
import { plaque, share } from './ornaments.mjs';
import { measure, outline } from './typeset.mjs';

const INK = '#26221e';
const STORAGE = {
  dry: 'À conserver au sec, à l’abri de la lumière.',
  refrigerated: 'À conserver au réfrigérateur, entre 0 et 4 °C.',
  frozen: 'À conserver à –18 °C. Ne jamais recongeler.',
};
const ROWS = [
  ['Matières grasses', 'fat'],
  ['dont acides gras saturés', 'saturates'],
  ['Glucides', 'carbohydrate'],
  ['dont sucres', 'sugars'],
  ['Fibres', 'fibre'],
  ['Protéines', 'protein'],
  ['Sel', 'salt'],
];
const decimal = (n) => String(n).replace('.', ',');
/** Ingredients are set at most this much larger than the table, so that neither looks like small print. */
const LARGER = 1.3;
/** A number stays on the line of its unit. */
const bindUnits = (text) =>
  text.replace(/(\d|×) (?=(?:\d|g|kg|ml|cl|L|%|°C|pièces?|tranches|sachets)(?:[\s,.;)]|$|\d))/g, '$1\u00a0');

/**
 * Draws the flat back label of a pack: ingredients, nutrition by 100 g or ml (order of Regulation (EU) 1169/2011,
 * annex XV), storage and barcode, all from the product's own data. Gives SVG text.
 */
export function makeBackLabel({ shape, name, quantity, palette, facts }) {
  const f = frameOf(shape);
  const head = share(f, f.wide ? [0, 0, 1, 0.15] : [0, 0, 1, 0.115]);
  const paper = share(f, f.wide ? [-0.01, 0.18, 1.02, 0.83] : [-0.02, 0.13, 1.04, 0.87]);
  const inner = { x: paper.x + 16, y: paper.y + 14, w: paper.w - 32, h: paper.h - 26 };
  const gap = 22;
  const half = (inner.w - gap) / 2;
  const above = f.wide ? { ...inner, w: half, h: inner.h * 0.56 } : { ...inner, h: inner.h * 0.4 };
  const tableBelow = (height) =>
    f.wide
      ? { ...inner, x: inner.x + half + gap, w: half }
      : { ...inner, y: inner.y + height + 16, h: inner.h * 0.78 - height - 16 };
  const words = setParagraph(
    facts.ingredients,
    'Ingrédients : ',
    above,
    (size, height) => size <= LARGER * sizeOfRows(tableBelow(height)),
  );
  const table = tableBelow(words.height);
  const foot = f.wide
    ? { ...above, y: inner.y + inner.h * 0.62, h: inner.h * 0.38 }
    : { ...inner, y: inner.y + inner.h * 0.81, h: inner.h * 0.19 };
  const title = fitText(name, head, { face: 'sans', lines: f.wide ? 1 : 2, most: 46, least: 15 });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${f.W}" height="${f.H}" viewBox="0 0 ${f.W} ${f.H}">${[
    `<rect width="${f.W}" height="${f.H}" fill="${palette.label}"/>`,
    plaque(paper, mixColours(paperOf(palette, 0.9), '#ffffff', 0.55), 14),
    `<path d="${title.d}" fill="${inkOn(palette.label, palette)}"/>`,
    words.svg,
    nutritionTable(facts, table),
    ...footer(facts, quantity, foot),
  ].join('')}</svg>`;
}

/**
 * Running text as large as it fits and `suits(size, height)` allows, its first words bold: {svg, height}. Throws where it
 * would be too small to read.
 */
function setParagraph(text, lead, zone, suits) {
  const sizes = Array.from({ length: 19 }, (_, i) => 30 - i);
  const size = sizes.find((s) => {
    const height = breakLines(`${lead}${text}`, zone.w / s).length * s * 1.24;
    return height <= zone.h && suits(s, height);
  });
  if (!size) throw new Error(`The ingredients do not fit the back: “${text.slice(0, 40)}…”`);
  const [first, ...lines] = breakLines(`${lead}${text}`, zone.w / size);
  const at = (i) => zone.y + size * (0.9 + i * 1.24);
  const d = [
    outline(lead.trim(), 'sans', size, zone.x, at(0)),
    outline(first.slice(lead.length), 'sansLight', size, zone.x + measure(lead, 'sans') * size, at(0)),
    ...lines.map((line, i) => outline(line, 'sansLight', size, zone.x, at(i + 1))),
  ];
  return { svg: `<path d="${d.join('')}" fill="${INK}"/>`, height: (lines.length + 1) * size * 1.24 };
}

/** Breaks text in lines of a width given for letters of size 1; the bold lead needs a little more room. */
function breakLines(text, width) {
  const lines = [];
  let line = '';
  for (const word of bindUnits(text).split(' ')) {
    const next = line ? `${line} ${word}` : word;
    if (measure(next, 'sansLight') + (lines.length === 0 ? 0.7 : 0) > width && line) {
      lines.push(line);
      line = word;
    } else line = next;
  }
  return [...lines, line];
}

/** Letters of the nutrition table in a zone: a heading, the energy and the rows share its height. */
const sizeOfRows = ({ w, h }) => Math.min((h / (ROWS.length + 2)) * 0.62, w / 17.5);

function nutritionTable({ nutrition, per }, zone) {
  const rows = [
    [`Valeurs moyennes pour 100 ${per}`, ''],
    ['Énergie', `${decimal(nutrition.energyKj)} kJ / ${decimal(nutrition.energyKcal)} kcal`],
    ...ROWS.map(([words, field]) => [words, `${decimal(nutrition[field])} g`]),
  ];
  const step = zone.h / rows.length;
  const size = sizeOfRows(zone);
  return rows
    .map(([words, amount], i) => {
      const base = zone.y + step * (i + 0.5) + size * 0.36;
      const indent = words.startsWith('dont') ? size * 0.9 : 0;
      const face = i < 2 ? 'sans' : 'sansLight';
      const right = amount ? outline(amount, face, size, zone.x + zone.w - measure(amount, face) * size, base) : '';
      const rule = `<path d="M${zone.x} ${zone.y + step * (i + 1)}h${zone.w}" stroke="${INK}" stroke-width="${i === 0 ? 2.4 : 0.8}"/>`;
      return `${rule}<path d="${outline(words, face, size, zone.x + indent, base)}${right}" fill="${INK}"/>`;
    })
    .join('');
}

/** Storage, origin and net content at the left, the barcode with its digits at the right. */
function footer({ storage, origin, barcode }, quantity, zone) {
  const bars = { x: zone.x + zone.w * 0.54, y: zone.y, w: zone.w * 0.46, h: zone.h * 0.78 };
  const lines = [STORAGE[storage], `Origine : ${origin}`, ...(quantity ? [`Quantité nette : ${quantity}`] : [])];
  const words = { ...zone, w: zone.w * 0.5 };
  const size = [20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10].find(
    (s) => lines.flatMap((line) => breakLines(line, words.w / s)).length * s * 1.24 <= words.h,
  );
  const set = lines.flatMap((line) => breakLines(line, words.w / size));
  const d = set.map((line, i) => outline(line, 'sansLight', size, words.x, words.y + size * (0.9 + i * 1.24)));
  const digits = fitText(
    barcode,
    { x: bars.x, y: bars.y + bars.h, w: bars.w, h: zone.h * 0.22 },
    { face: 'sansLight' },
  );
  return [`<path d="${d.join('')}${digits.d}" fill="${INK}"/>`, drawBarcode(barcode, bars)];
}
