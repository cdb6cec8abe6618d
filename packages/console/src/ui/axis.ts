/** Heads of round numbers, so that the half of each is a round number too. */
const heads = [1, 2, 4, 6, 8, 10]

/** Returns the round number that an axis for counts ends at: at least the greatest count, at least 1, and even above 1. */
export function axisOf(greatest: number): number {
  if (greatest <= 1) return 1
  const power = 10 ** Math.floor(Math.log10(greatest))
  const head = heads.find((head) => head * power >= greatest) ?? 10
  return head * power
}
