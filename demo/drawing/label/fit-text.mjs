import { capHeight, measure, outline } from './typeset.mjs';

const LEADING = 1.04;
const JOINT = '\u200b';
/** Short words that must not end a line. */
const BOUND = /^(?:à|au|aux|de|des|du|d’|en|et|la|le|les|l’|un|une|sur|&|×|\d+)$/i;

/** Words, with short ones bound to the word after them. */
function chunks(text) {
  const out = [];
  let held = '';
  // A long word may break after its hyphens; the mark tells that no space follows.
  const words = text.trim().replace(/(?<=\S{5}-)(?=\S{4})/g, `${JOINT} `);
  for (const word of words.split(/ +/)) {
    held = held ? `${held} ${word}` : word;
    if (!BOUND.test(word)) {
      out.push(held);
      held = '';
    }
  }
  return held ? [...out, held] : out;
}

const joined = (parts) => parts.join(' ').replaceAll(`${JOINT} `, '').replaceAll(JOINT, '');

/** All ways to set the chunks in at most `limit` lines. */
function breakings(parts, limit) {
  if (parts.length === 0) return [[]];
  if (limit === 0) return [];
  return parts.flatMap((_, i) =>
    breakings(parts.slice(i + 1), limit - 1).map((rest) => [joined(parts.slice(0, i + 1)), ...rest]),
  );
}

/**
 * Sets text as large as it fits in a zone {x, y, w, h}, broken in at most `lines` lines, and gives its SVG path and the
 * size it came to. Throws when it would be smaller than `least`: text is never cut and never runs over its zone.
 */
export function fitText(
  text,
  zone,
  { face, lines = 1, most = zone.h, least = 0, align = 'middle', valign = 'middle', spacing = 0 },
) {
  const cap = capHeight(face);
  const options = breakings(chunks(text), lines).map((set) => {
    const wide = Math.max(...set.map((line) => measure(line, face, spacing)));
    const tall = set.length === 1 ? cap + 0.5 : cap + 0.5 + (set.length - 1) * LEADING;
    return { set, size: Math.min(most, zone.w / wide, zone.h / tall) };
  });
  const { set, size } = options.reduce((best, option) => (option.size > best.size * 1.02 ? option : best));
  if (size < least) throw new Error(`“${text}” comes out at ${size.toFixed(1)}, less than ${least}: shorten it`);
  const height = (cap + (set.length - 1) * LEADING) * size;
  const top =
    valign === 'top'
      ? zone.y + 0.2 * size
      : valign === 'bottom'
        ? zone.y + zone.h - height - 0.25 * size
        : zone.y + (zone.h - height) / 2;
  const d = set.map((line, i) => {
    const width = measure(line, face, spacing) * size;
    const x = align === 'start' ? zone.x : align === 'end' ? zone.x + zone.w - width : zone.x + (zone.w - width) / 2;
    return outline(line, face, size, x, top + (cap + i * LEADING) * size, spacing);
  });
  return { d: d.join(''), size, top, height };
}
