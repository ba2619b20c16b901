/** The mark of the header: a basket with a leaf, on a drawing of 28 x 28. */
const shape = `
  <path d="M3 12h22l-2.3 10.3a2.6 2.6 0 0 1-2.5 2H7.8a2.6 2.6 0 0 1-2.5-2z" fill="#14613a"/>
  <path d="M8 12a6 6 0 0 1 12 0" fill="none" stroke="#14613a" stroke-width="2.4" stroke-linecap="round"/>
  <path d="M14.2 4.9c.2-2.8 2.3-4.7 5.5-4.6.2 3.2-2 5-5.5 4.6z" fill="#5fa34a"/>`;

/** The mark as a group of markup at a place and size. */
export const markAt = (x, y, size) => `<g transform="translate(${x} ${y}) scale(${size / 28})">${shape}</g>`;
