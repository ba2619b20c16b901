import sharp from 'sharp';

/**
 * A colour to show while a picture loads: the mean of the finished picture (WebP bytes), so that the studio's white has
 * its share and nothing flashes when the picture comes. Gives {colour: '#rrggbb'}.
 */
export async function makePlaceholder(webp) {
  const { channels } = await sharp(webp).stats();
  const hex = channels.slice(0, 3).map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'));
  return { colour: `#${hex.join('')}` };
}
