/** Something whose cost is compared; runs its work `times` times. */
export type Subject = (times: number) => Promise<void>

/** What interleaved rounds showed. */
export interface Comparison {
  /** Best round of the subject over best round of the reference: the noise of a shared machine only ever adds. */
  readonly ratio: number
  readonly subjectMs: number
  readonly referenceMs: number
}

async function time(subject: Subject, times: number): Promise<number> {
  const startedAt = performance.now()
  await subject(times)
  return (performance.now() - startedAt) / times
}

/** Times two subjects in turn, so that a slow moment of the machine hits both; the first two rounds warm up. */
export async function interleave(
  subject: Subject,
  reference: Subject,
  { rounds = 20, times = 200 }: { rounds?: number; times?: number } = {},
): Promise<Comparison> {
  let subjectMs = Number.POSITIVE_INFINITY
  let referenceMs = Number.POSITIVE_INFINITY
  for (let round = -2; round < rounds; round++) {
    const one = await time(subject, times)
    const other = await time(reference, times)
    if (round < 0) continue
    subjectMs = Math.min(subjectMs, one)
    referenceMs = Math.min(referenceMs, other)
  }
  return { ratio: subjectMs / referenceMs, subjectMs, referenceMs }
}
