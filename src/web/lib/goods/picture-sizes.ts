import type { PictureWidth } from '#domain/catalogue/picture-widths.ts';

const ending = /-\d+\.webp$/;

/** The address of a picture in another width, which its end names (`-600.webp`); one that is not ours stays as it is. */
export function pictureAt(url: string, width: PictureWidth): string {
  return url.replace(ending, `-${width}.webp`);
}

/** The `srcset` of a picture in some widths, or undefined for one that is not ours. */
export function pictureSrcSet(url: string, ...chosen: readonly PictureWidth[]): string | undefined {
  return ending.test(url) ? chosen.map((width) => `${pictureAt(url, width)} ${width}w`).join(', ') : undefined;
}
