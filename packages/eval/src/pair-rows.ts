import { munkres } from "munkres"

/** Prefers rows in the same place where gains are equal, and never outweighs a cell. */
const sameOrder = 1e-3

/**
 * Pairs true rows with answered rows so that the sum of gains is the largest there is (Hungarian method).
 *
 * @param gain gain[i][j]: how many cells are right when true row i is paired with answered row j.
 * @returns for each true row the answered row, or -1: rows without a single right cell stay alone.
 */
export function pairRows(gain: readonly (readonly number[])[]): number[] {
  const pairs = gain.map(() => -1)
  if (gain.length === 0 || gain[0]?.length === 0) return pairs
  const costs = gain.map((row, i) => row.map((value, j) => (value > 0 ? -(value + (i === j ? sameOrder : 0)) : 0)))
  for (const [i, j] of munkres(costs)) if ((gain[i]?.[j] ?? 0) > 0) pairs[i] = j
  return pairs
}
