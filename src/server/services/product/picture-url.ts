/** Widths in pixels that pictures are served in; no other is made, so that nobody can fill the disk with sizes. */
export const pictureWidths = [160, 320, 480, 600, 800, 1200] as const;

/** The address that the shop serves a picture at; the id is the hash of its bytes, so it never changes its content. */
export function pictureUrl(id: string, width: (typeof pictureWidths)[number] = 600): string {
  return `/pictures/${id}-${width}.webp`;
}
