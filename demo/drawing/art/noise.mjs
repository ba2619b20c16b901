/** Value noise and its sums; all functions are pure and give about 0 to 1. */

function lattice(x, y, seed) {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 2246822519);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

const ease = (t) => t * t * (3 - 2 * t);

function value(x, y, seed) {
  const [ix, iy] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [ease(x - ix), ease(y - iy)];
  const top = lattice(ix, iy, seed) * (1 - fx) + lattice(ix + 1, iy, seed) * fx;
  const bottom = lattice(ix, iy + 1, seed) * (1 - fx) + lattice(ix + 1, iy + 1, seed) * fx;
  return top * (1 - fy) + bottom * fy;
}

/** Cloudy noise of four octaves. */
export function cloud(x, y, seed) {
  return (
    0.53 * value(x, y, seed) +
    0.27 * value(x * 2.03, y * 2.03, seed + 1) +
    0.13 * value(x * 4.1, y * 4.1, seed + 2) +
    0.07 * value(x * 8.3, y * 8.3, seed + 3)
  );
}

/** Thin bright veins: the ridges of cloudy noise. */
export function veins(x, y, seed) {
  const bent = cloud(x * 0.6 + 7, y * 0.6, seed + 9) * 2.2;
  return (1 - Math.abs(2 * value(x + bent, y - bent, seed) - 1)) ** 6;
}

/** Cells: distance to the nearest of scattered points, 0 at a point. */
export function cells(x, y, seed) {
  const [ix, iy] = [Math.floor(x), Math.floor(y)];
  let nearest = 9;
  for (let j = -1; j <= 1; j++) {
    for (let i = -1; i <= 1; i++) {
      const dx = ix + i + 0.15 + 0.7 * lattice(ix + i, iy + j, seed) - x;
      const dy = iy + j + 0.15 + 0.7 * lattice(ix + i, iy + j, seed + 5) - y;
      nearest = Math.min(nearest, dx * dx + dy * dy);
    }
  }
  return Math.min(1, Math.sqrt(nearest));
}
