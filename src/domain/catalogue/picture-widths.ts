/** Widths in pixels that pictures are served in; no other is made, so that nobody can fill the disk with sizes. */
export const pictureWidths = [160, 320, 480, 600, 800, 1200] as const;
export type PictureWidth = (typeof pictureWidths)[number];
