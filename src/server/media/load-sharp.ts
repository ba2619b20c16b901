/** The picture library, loaded with the first picture: it takes some 8 MB that a shop mostly does without. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // One thread a picture: how many are worked on at once is decided in picture-work.ts.
  sharp.concurrency(1);
  return sharp;
}
