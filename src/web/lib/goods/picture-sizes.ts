/** The same picture in other widths: its address ends in `-600.webp`, and the shop serves each of these. */
const widths = [160, 320, 480, 600, 800, 1200] as const;
type Width = (typeof widths)[number];

const ending = /-\d+\.webp$/;

/** The address of a picture in a width; one that is not ours stays as it is. */
export function pictureAt(url: string, width: Width): string {
  return url.replace(ending, `-${width}.webp`);
}

/** The `srcset` of a picture in some widths, or undefined for one that is not ours. */
export function pictureSrcSet(url: string, ...chosen: readonly Width[]): string | undefined {
  return ending.test(url) ? chosen.map((width) => `${pictureAt(url, width)} ${width}w`).join(', ') : undefined;
}
