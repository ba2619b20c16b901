import type { SeedProduct } from '#server/seed/goods.schema.ts';
import { draw, drawBetween } from './draw.ts';

/** The day on which the shop began to sell a good, from the day of seeding: most long ago, some in the course of the year. */
export function listedOn(good: SeedProduct): number {
  const isOld = draw('listed', good.key) < 0.86;
  return isOld ? -drawBetween(380, 700, 'created', good.key) : -drawBetween(1, 330, 'created', good.key);
}
