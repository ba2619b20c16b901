/** A soft blur of a square field of numbers: three box passes each way, close to a Gaussian of the given radius. */
export function blurField(field, size, radius) {
  const half = Math.max(1, Math.round(radius));
  let from = field;
  for (let pass = 0; pass < 3; pass++) from = boxRows(boxRows(from, size, half), size, half);
  return from;
}

/** Averages along rows and writes the result turned, so that two calls blur both ways. */
function boxRows(field, size, half) {
  const out = new Float32Array(size * size);
  const width = 2 * half + 1;
  for (let y = 0; y < size; y++) {
    let sum = 0;
    for (let x = -half; x <= half; x++) sum += field[y * size + Math.min(size - 1, Math.max(0, x))];
    for (let x = 0; x < size; x++) {
      out[x * size + y] = sum / width;
      sum += field[y * size + Math.min(size - 1, x + half + 1)] - field[y * size + Math.max(0, x - half)];
    }
  }
  return out;
}
