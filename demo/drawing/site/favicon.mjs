import sharp from 'sharp';

const SIZES = [16, 32, 48];

/** The icon of the pages as an .ico file: PNGs of the usual sizes behind a table of where each stands. */
export async function drawFavicon(svg) {
  const pictures = await Promise.all(
    SIZES.map((size) => sharp(svg, { density: 600 }).resize(size).png({ compressionLevel: 9 }).toBuffer()),
  );
  const table = Buffer.alloc(6 + 16 * SIZES.length);
  table.writeUInt16LE(1, 2);
  table.writeUInt16LE(SIZES.length, 4);
  let offset = table.length;
  pictures.forEach((picture, i) => {
    const at = 6 + 16 * i;
    table.writeUInt8(SIZES[i], at);
    table.writeUInt8(SIZES[i], at + 1);
    table.writeUInt16LE(1, at + 4);
    table.writeUInt16LE(32, at + 6);
    table.writeUInt32LE(picture.length, at + 8);
    table.writeUInt32LE(offset, at + 12);
    offset += picture.length;
  });
  return Buffer.concat([table, ...pictures]);
}
