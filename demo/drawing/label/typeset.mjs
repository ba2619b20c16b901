import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';

const { resolve } = createRequire(import.meta.url);
const SUBSETS = ['latin', 'latin-ext', 'vietnamese'];

/** The faces of the labels: package, weight and style; each has the letters of French and Vietnamese it needs. */
const FACES = {
  serif: ['fraunces', 700],
  serifLight: ['fraunces', 400],
  round: ['baloo-2', 700],
  tall: ['oswald', 600],
  script: ['lobster-two', 700],
  sans: ['be-vietnam-pro', 700],
  sansLight: ['be-vietnam-pro', 500],
};

const loaded = new Map();

function loadFace(name) {
  if (!FACES[name]) throw new Error(`Unknown face ${name}`);
  if (!loaded.has(name)) {
    const [family, weight] = FACES[name];
    const fonts = SUBSETS.flatMap((subset) => readFont(family, subset, weight));
    loaded.set(name, fonts);
  }
  return loaded.get(name);
}

function readFont(family, subset, weight) {
  try {
    const bytes = readFileSync(resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`));
    return [opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))];
  } catch (error) {
    if (subset !== 'latin') return [];
    throw error;
  }
}

/** Each letter with the font that has it; throws when no subset of the face does. */
function glyphsOf(text, face) {
  const fonts = loadFace(face);
  return [...text.normalize('NFC').replace(/[\u00a0\u202f]/g, ' ')].map((char) => {
    const font = fonts.find((candidate) => candidate.charToGlyphIndex(char) > 0);
    if (!font) throw new Error(`The face ${face} has no letter ${char} (in ${text})`);
    return { font, glyph: font.charToGlyph(char) };
  });
}

/** Width of a line of text at a size of 1; `spacing` is added between letters, in shares of the size. */
export function measure(text, face, spacing = 0) {
  let width = 0;
  let last = null;
  for (const { font, glyph } of glyphsOf(text, face)) {
    if (last) width += spacing + (last.font === font ? font.getKerningValue(last.glyph, glyph) / font.unitsPerEm : 0);
    width += glyph.advanceWidth / font.unitsPerEm;
    last = { font, glyph };
  }
  return width;
}

/** Outlines of a line of text whose baseline starts at (x, y), as one SVG path. */
export function outline(text, face, size, x, y, spacing = 0) {
  let d = '';
  let pen = x;
  let last = null;
  for (const { font, glyph } of glyphsOf(text, face)) {
    if (last)
      pen += size * (spacing + (last.font === font ? font.getKerningValue(last.glyph, glyph) / font.unitsPerEm : 0));
    d += writePath(glyph.getPath(pen, y, size).commands);
    pen += (size * glyph.advanceWidth) / font.unitsPerEm;
    last = { font, glyph };
  }
  return d;
}

const ORDER = ['x1', 'y1', 'x2', 'y2', 'x', 'y'];

/** SVG path data of outline commands; opentype.js's own toPathData(2) writes NaN for some numbers. */
const writePath = (commands) =>
  commands
    .map(
      (command) =>
        command.type +
        ORDER.filter((name) => name in command)
          .map((name) => command[name].toFixed(2))
          .join(' '),
    )
    .join('');

/** Height of capitals at a size of 1. */
export const capHeight = (face) => {
  const [font] = loadFace(face);
  return (font.tables.os2.sCapHeight || font.ascender * 0.72) / font.unitsPerEm;
};
