/** What of a picture is taken: a square around a point, by shares of the picture's width and height; zoom 1 shows all it can. */
export type Crop = { x: number; y: number; zoom: number };
export type Size = { width: number; height: number };

export const wholeCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 };
export const mostZoom = 4;

/** The crop within the picture: none of its edges goes beyond the picture's. */
export function fitCrop({ width, height }: Size, { x, y, zoom }: Crop): Crop {
  const near = Math.min(mostZoom, Math.max(1, zoom));
  const side = Math.min(width, height) / near;
  const within = (position: number, whole: number) => {
    const edge = side / 2 / whole;
    return Math.min(1 - edge, Math.max(edge, position));
  };
  return { x: within(x, width), y: within(y, height), zoom: near };
}

/** The square in pixels of the picture. */
export function cropSquare({ width, height }: Size, crop: Crop): { left: number; top: number; side: number } {
  const side = Math.min(width, height) / crop.zoom;
  return { left: crop.x * width - side / 2, top: crop.y * height - side / 2, side };
}

/** The crop after the picture was moved by so many pixels in a view of `view` pixels. */
export function moveCrop(size: Size, crop: Crop, by: { x: number; y: number }, view: number): Crop {
  const { side } = cropSquare(size, crop);
  const perPixel = side / view;
  return fitCrop(size, {
    ...crop,
    x: crop.x - (by.x * perPixel) / size.width,
    y: crop.y - (by.y * perPixel) / size.height,
  });
}
