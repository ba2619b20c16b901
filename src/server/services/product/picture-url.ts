import type { PictureWidth } from '#domain/catalogue/picture-widths.ts';

const address = /\/pictures\/([0-9A-Za-z_-]{1,128})-\d{1,5}\.webp$/;

/** The id of a picture by its id or an address of it; one of another host is the id of no picture. */
export function pictureIdOf(named: string, publicUrl: string): string {
  const own = named.startsWith(`${publicUrl}/`) ? named.slice(publicUrl.length) : named;
  return (own.startsWith('/pictures/') && address.exec(own)?.[1]) || named;
}

/** The address that the shop serves a picture at; the id is the hash of its bytes, so it never changes its content. */
export function pictureUrl(id: string, width: PictureWidth = 600): string {
  return `/pictures/${id}-${width}.webp`;
}
