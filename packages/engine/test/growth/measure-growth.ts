/** Shorter measurements are mostly noise from the clock, the compiler and the garbage collector. */
const minMeasurableMs = 10
/** Some kernels count the CPU time of a thread in ticks of 4 ms: fewer than two cannot be compared. */
const minComparableMs = 8
/** Measurements of each size; the minimum is the one with the least interference. */
const repetitions = 3
/** With two, caches that overflow at one of the sizes look like a reader that is not linear. */
const doublings = 3
/** A step that multiplies the time by this much is proof enough; the next one might never end. */
const runawayFactor = 12

/** The growth of CPU time while the input doubled three times. */
export interface Growth {
  /** Size of the first input, in units of the case. */
  readonly size: number
  /** Milliseconds of CPU time of this thread for `size` and for two, four and eight times that. */
  readonly milliseconds: readonly number[]
  /** Mean factor for one doubling: 2 is linear, 4 quadratic. 0 when even the largest input takes no measurable time. */
  readonly factor: number
}

/** What {@link measureGrowth} measures. */
export interface GrowthOptions {
  /** @default 256 */
  readonly minSize?: number
  readonly maxSize: number
  /**
   * The factor up to which growth counts as linear. Measurements are repeated only while they could lower the factor to
   * it: the result is on the same side as with all repetitions, for half of the time.
   */
  readonly enough: number
  /** Milliseconds of CPU time that were used so far. @default those of this thread */
  readonly clock?: () => number
}

/** Returns the milliseconds of CPU time that this thread has used. */
function threadMilliseconds(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/**
 * Measures how the CPU time of `run` grows with its input. Starts at the smallest size from `minSize` whose time is
 * measurable and never exceeds `maxSize`; a reader that bounds its input takes no measurable time and gets factor 0.
 */
export async function measureGrowth(
  run: (size: number) => unknown,
  { minSize = 256, maxSize, enough, clock = threadMilliseconds }: GrowthOptions,
): Promise<Growth> {
  const measure = (size: number, isEnough?: (milliseconds: number) => boolean) =>
    leastTime(() => run(size), clock, isEnough)
  let size = minSize
  let last = await measure(size)
  while (last < minMeasurableMs && size * 2 ** (doublings + 1) <= maxSize) {
    size *= 2
    const next = await measure(size)
    if (isRunaway(last, next)) return { size, milliseconds: [last, next], factor: next / last }
    last = next
  }
  const milliseconds = [last]
  for (let step = 1; step <= doublings; step++) {
    const before = milliseconds.at(-1) ?? last
    const isEnough = (time: number) => {
      if (isRunaway(before, time)) return false
      // The factor is that of the last size to the first comparable one, so the others are measured once.
      return step < doublings ? last >= minComparableMs : factorOf([...milliseconds, time]) <= enough
    }
    const next = await measure(size * 2 ** step, isEnough)
    milliseconds.push(next)
    if (isRunaway(before, next)) return { size, milliseconds, factor: next / before }
  }
  return { size, milliseconds, factor: factorOf(milliseconds) }
}

/** Returns the mean factor over the comparable times; 0 for fewer than two doublings of them. */
function factorOf(milliseconds: readonly number[]): number {
  const first = milliseconds.findIndex((time) => time >= minComparableMs)
  const steps = milliseconds.length - 1 - first
  const end = milliseconds.at(-1) ?? 0
  if (first === -1 || steps < 2 || end < minMeasurableMs) return 0
  return (end / (milliseconds[first] ?? end)) ** (1 / steps)
}

function isRunaway(before: number, next: number): boolean {
  // Below a millisecond the first run of a function is mostly its compilation.
  return next > Math.max(1, before) * runawayFactor
}

async function leastTime(
  run: () => unknown,
  clock: () => number,
  isEnough: (milliseconds: number) => boolean = () => false,
): Promise<number> {
  let best = Number.POSITIVE_INFINITY
  for (let repetition = 0; repetition < repetitions; repetition++) {
    const start = clock()
    await run()
    best = Math.min(best, clock() - start)
    // Long runs have little interference, and repeating them makes the suite slow. The first one may build its input.
    if ((repetition > 0 && best > 50) || isEnough(best)) break
  }
  return best
}
