/** Bytes of a file that is taken for a photo at all: what is sent is the cropped square, a small part of it. */
const largest = 30 * 1024 * 1024;

/** A file of the device as a picture, turned upright; null for what the browser cannot show. */
export async function readPicture(file: File): Promise<ImageBitmap | null> {
  if (file.size === 0 || file.size > largest || file.type === 'image/svg+xml') return null;
  return createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
}
