/** Pixels of the longer side: the shop keeps 1200, so that nothing of what it shows is lost. */
const longest = 2400;
/** Bytes: what is smaller is sent as it is, unless it has more pixels than are of use. */
const smallEnough = 1_500_000;
/** Kinds that may be transparent, and stay so. */
const transparentKinds = new Set(['image/png', 'image/webp', 'image/gif', 'image/avif']);

type Size = { width: number; height: number };

/** The size to send a photo in: as it is, or with `longest` pixels on its longer side. */
export function sizeToSend({ width, height }: Size): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * A photo as it is sent: one of a phone's camera is made smaller first, since the server takes 5 MB and 40 megapixels.
 * What this browser cannot show (HEIC in most) goes as it is, and the server says what it takes.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  if (file.type === 'image/svg+xml') return file;
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!picture) return file;
  try {
    const size = sizeToSend(picture);
    const isOfUse = size.width === picture.width && size.height === picture.height;
    if (isOfUse && file.size <= smallEnough) return file;
    return (await draw(picture, size, file)) ?? file;
  } finally {
    picture.close();
  }
}

/** Null where the browser cannot: a canvas has fewer pixels than some cameras on old phones. */
async function draw(picture: ImageBitmap, { width, height }: Size, { name, type }: File): Promise<File | null> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, width, height);
  // JPEG has no transparency; a browser that cannot write WebP answers a PNG.
  const kind = transparentKinds.has(type) ? 'image/webp' : 'image/jpeg';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, kind, 0.9));
  return blob && new File([blob], name, { type: blob.type });
}
