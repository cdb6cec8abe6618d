import { munkres } from "munkres"

/** Tie-breaker that prefers rows at the same index; too small to outweigh a cell. */
const sameOrder = 1e-3

/**
 * Matches true rows with extracted rows for the maximum total gain (Hungarian method).
 *
 * @param gain gain[i][j]: number of right cells when true row i is matched with extracted row j.
 * @returns for each true row the extracted row, or -1: rows without a right cell stay unmatched.
 */
export function pairRows(gain: readonly (readonly number[])[]): number[] {
  const pairs = gain.map(() => -1)
  if (gain.length === 0 || gain[0]?.length === 0) return pairs
  const costs = gain.map((row, i) => row.map((value, j) => (value > 0 ? -(value + (i === j ? sameOrder : 0)) : 0)))
  for (const [i, j] of munkres(costs)) if ((gain[i]?.[j] ?? 0) > 0) pairs[i] = j
  return pairs
}
