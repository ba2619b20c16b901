import bwip from 'bwip-js/node';

/** A barcode in modules, the widths of its thinnest bar: how wide it is, its bars, and what stays white on either side. */
export type Bars = { modules: number; quiet: number; bars: readonly { at: number; width: number }[] };

/** What retail packs and cases bear, by the number of digits, with the modules that a scanner wants white beside it. */
const symbols: Readonly<Record<number, { name: string; quiet: number }>> = {
  8: { name: 'ean8', quiet: 7 },
  12: { name: 'upca', quiet: 9 },
  13: { name: 'ean13', quiet: 11 },
  14: { name: 'itf14', quiet: 10 },
};
/** Any digits, without a check of their own. */
const other = { name: 'code128', quiet: 10 };

/**
 * The bars of a barcode of 8, 12, 13 or 14 digits as its pack has them (EAN-8, UPC-A, EAN-13, ITF-14). What a shop gives
 * itself need not have a true check digit, which these symbols have to have: such a code is set as Code 128.
 */
export function barsOf(digits: string): Bars {
  const symbol = symbols[digits.length] ?? other;
  try {
    return { quiet: symbol.quiet, ...drawn(symbol.name, digits) };
  } catch {
    return { quiet: other.quiet, ...drawn(other.name, digits) };
  }
}

function drawn(name: string, digits: string): Omit<Bars, 'quiet'> {
  const [found] = bwip.raw(name, digits, '');
  if (!found || !('sbs' in found)) throw new Error(`No bars of ${name}`);
  let at = 0;
  const bars: { at: number; width: number }[] = [];
  // Bars and spaces in turn, a bar first.
  for (const [i, width] of found.sbs.entries()) {
    if (i % 2 === 0) bars.push({ at, width });
    at += width;
  }
  return { modules: at, bars };
}
