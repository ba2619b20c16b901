import { type Crop, cropSquare } from './crop.ts';

/** Pixels of each side, as the server keeps it. */
const side = 512;

/** The chosen square as a file to send: small, and without what the original file told of place and time. */
export async function cropFile(picture: ImageBitmap, crop: Crop): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext('2d');
  const from = cropSquare(picture, crop);
  if (pen) {
    // JPEG has no transparency: what was see-through becomes white.
    pen.fillStyle = '#ffffff';
    pen.fillRect(0, 0, side, side);
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(picture, from.left, from.top, from.side, from.side, 0, 0, side, side);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
  return new File(blob ? [blob] : [], 'avatar.jpg', { type: 'image/jpeg' });
}
