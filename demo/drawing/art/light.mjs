/** Studio light on a height field: a key lamp above left, a weak fill from the right, light from the white room around. */

const unit = ([x, y, z]) => {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
};
const KEY = unit([-0.48, -0.62, 0.62]);
const FILL = unit([0.8, -0.1, 0.45]);
const HALF = unit([KEY[0], KEY[1], KEY[2] + 1]);
const WRAP = 0.25;

/**
 * Diffuse factor and added highlight for one surface normal.
 * `gloss` is the strength of the highlight (0 to 1), `shine` its exponent (8 broad, 80 narrow).
 */
export function lightNormal(nx, ny, nz, gloss, shine) {
  const key = Math.max(0, (nx * KEY[0] + ny * KEY[1] + nz * KEY[2] + WRAP) / (1 + WRAP));
  const fill = Math.max(0, nx * FILL[0] + ny * FILL[1] + nz * FILL[2]);
  const room = 0.5 - 0.5 * ny;
  const facing = Math.max(0, nx * HALF[0] + ny * HALF[1] + nz * HALF[2]);
  const rim = (1 - nz) ** 3;
  return {
    diffuse: 0.26 + 0.2 * room + 0.8 * key + 0.12 * fill,
    highlight: gloss * (0.75 * facing ** shine + 0.16 * rim * room),
  };
}
