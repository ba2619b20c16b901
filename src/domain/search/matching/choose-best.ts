/**
 * The `most` smallest numbers in rising order, without sorting the others: what is shown of a search are a few of
 * thousands. The numbers change their places.
 */
export function chooseBest(numbers: Float64Array, most: number): Float64Array {
  let [low, high] = [0, numbers.length - 1];
  // Hoare's selection: after each round the place `most` lies between `low` and `high`.
  while (most < numbers.length && low < high) {
    const pivot = numbers[(low + high) >> 1] as number;
    let [i, j] = [low, high];
    while (i <= j) {
      while ((numbers[i] as number) < pivot) i++;
      while ((numbers[j] as number) > pivot) j--;
      if (i > j) break;
      const moved = numbers[i] as number;
      numbers[i++] = numbers[j] as number;
      numbers[j--] = moved;
    }
    if (most <= j) high = j;
    else if (most >= i) low = i;
    else break;
  }
  return numbers.subarray(0, most).sort();
}
