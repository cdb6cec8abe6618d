/** Returns the greatest of any number of values and `floor`: the words of a page are too many arguments for `Math.max`. */
export function greatest(values: Iterable<number>, floor = -Infinity): number {
  let most = floor
  for (const value of values) most = Math.max(most, value)
  return most
}

/** Returns the least of any number of values and `ceiling`. */
export function least(values: Iterable<number>, ceiling = Infinity): number {
  let fewest = ceiling
  for (const value of values) fewest = Math.min(fewest, value)
  return fewest
}
