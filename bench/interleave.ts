/** A unit of work whose cost is compared; runs `times` times. */
export type Subject = (times: number) => Promise<void>

/** The result of interleaved rounds. */
export interface Comparison {
  /** Fastest round of the subject over that of the reference, since noise on a shared machine only ever adds time. */
  readonly ratio: number
  readonly subjectMs: number
  readonly referenceMs: number
}

async function time(subject: Subject, times: number): Promise<number> {
  const startedAt = performance.now()
  await subject(times)
  return (performance.now() - startedAt) / times
}

/** Times two subjects alternately, so that a slow phase of the machine affects both; the first two rounds are a warm-up. */
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
