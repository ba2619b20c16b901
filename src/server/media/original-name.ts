/** The file of a picture as it was taken in. */
export function originalName(id: string): string {
  return `originals/${id}.webp`;
}
