/**
 * Height of a shape blown up like a cushion: solves the membrane equation (Laplacian of D = -1, D = 0 outside) from a
 * coarse grid to the full one; the root of D is a hemisphere over a disc and half a cylinder over a strip.
 */
export function inflate(alpha, size) {
  let coarse = null;
  let coarseSize = 0;
  const smallest = size / 16;
  for (let n = smallest; n <= size; n *= 2) {
    const inside = shrinkMask(alpha, size, n);
    const field = coarse ? enlarge(coarse, coarseSize, n) : new Float32Array(n * n);
    relax(field, inside, n, n === smallest ? 120 : n === size ? 14 : 30, size / n);
    coarse = field;
    coarseSize = n;
  }
  return Float32Array.from(coarse, (d) => Math.sqrt(Math.max(0, 2 * d)));
}

function shrinkMask(alpha, size, n) {
  const step = size / n;
  const mask = new Uint8Array(n * n);
  for (let y = 0; y < n; y++) {
    for (let x = 0; x < n; x++) {
      const at = Math.floor((y + 0.5) * step) * size + Math.floor((x + 0.5) * step);
      mask[y * n + x] = alpha[at] > 0.5 ? 1 : 0;
    }
  }
  return mask;
}

function enlarge(field, from, to) {
  const out = new Float32Array(to * to);
  for (let y = 0; y < to; y++) {
    for (let x = 0; x < to; x++) {
      const sx = Math.max(0, Math.min(from - 1.001, (x - 0.5) / 2));
      const sy = Math.max(0, Math.min(from - 1.001, (y - 0.5) / 2));
      const [ix, iy] = [Math.floor(sx), Math.floor(sy)];
      const [fx, fy] = [sx - ix, sy - iy];
      const at = iy * from + ix;
      out[y * to + x] =
        (field[at] * (1 - fx) + field[at + 1] * fx) * (1 - fy) +
        (field[at + from] * (1 - fx) + field[at + from + 1] * fx) * fy;
    }
  }
  return out;
}

/** Successive over-relaxation in place; `cell` is the width of one cell in full-size pixels. */
function relax(field, inside, n, sweeps, cell) {
  const source = cell * cell;
  for (let sweep = 0; sweep < sweeps; sweep++) {
    for (let y = 1; y < n - 1; y++) {
      for (let x = 1; x < n - 1; x++) {
        const at = y * n + x;
        if (!inside[at]) {
          field[at] = 0;
          continue;
        }
        const mean = (field[at - 1] + field[at + 1] + field[at - n] + field[at + n] + source) / 4;
        field[at] += 1.7 * (mean - field[at]);
      }
    }
  }
}
