import sharp from 'sharp';

/** Of the whole width of a maskable icon: what lies outside may be cut off. */
const SAFE = 0.8;

/** The icon of the pages as a PNG of so many pixels, with its round corners. */
export function drawIcon(svg, size) {
  return sharp(svg, { density: 1200 }).resize(size).png({ compressionLevel: 9, palette: true }).toBuffer();
}

/** The same on a full square of its green, for phones that cut it into a shape of their own. */
export async function drawFullIcon(svg, size) {
  const inner = Math.round(size * SAFE);
  const mark = await sharp(svg, { density: 1200 }).resize(inner).png().toBuffer();
  const [red, green, blue] = await sharp(mark)
    .extract({ left: inner >> 1, top: 4, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 3, background: { r: red, g: green, b: blue } } })
    .composite([{ input: mark }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}
