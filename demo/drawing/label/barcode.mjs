/** Bars of the digits after the first (GS1 General Specifications, EAN-13): seven modules each, 1 is a bar. */
const LEFT = '0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011'.split(' ');
const flip = (bars) => [...bars].map((bar) => 1 - Number(bar)).join('');
const RIGHT = LEFT.map(flip);
const EVEN = RIGHT.map((bars) => [...bars].reverse().join(''));
/** Which of the six left digits are written even, by the first digit, which has no bars of its own. */
const PARITY = 'LLLLLL LLGLGG LLGGLG LLGGGL LGLLGG LGGLLG LGGGLL LGLGLG LGLGGL LGGLGL'.split(' ');

/** The 95 modules of an EAN-13, as a string of 0 and 1. */
export function modulesOf(ean) {
  const [first, ...digits] = [...ean].map(Number);
  const left = digits.slice(0, 6).map((digit, i) => (PARITY[first][i] === 'L' ? LEFT : EVEN)[digit]);
  const right = digits.slice(6).map((digit) => RIGHT[digit]);
  return `101${left.join('')}01010${right.join('')}101`;
}

/** The bars in a white field with the top left corner (x, y), as SVG markup. */
export function drawBarcode(ean, { x, y, w, h }) {
  const quiet = 7;
  const module = w / (95 + 2 * quiet);
  const bars = [...modulesOf(ean)].flatMap((bar, i) =>
    bar === '1'
      ? [`M${(x + (quiet + i) * module).toFixed(2)} ${y + 5}h${module.toFixed(2)}v${h - 10}h${-module.toFixed(2)}Z`]
      : [],
  );
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="4" fill="#ffffff"/><path d="${bars.join('')}" fill="#141414"/>`;
}
