/** One figure of a scenario, next to what it must be. */
export interface Figure {
  readonly what: string
  readonly value: string
  readonly target: string
  readonly isMet: boolean
  /** Whether it is how long something took: it judges the machine as well, so that a test does not look at it. @default false */
  readonly isDuration?: boolean
}

/** What a scenario is told. */
export interface Stage {
  /** A quick run has the same faults and rules with fewer documents: it is a test, a full run is the measurement. */
  readonly isQuick: boolean
  /** Seconds to wait for what may never come, for runs of which that is expected. @default as long as the scenario says */
  readonly patienceSeconds?: number
  /** Says what happens, for a person who waits. */
  note(text: string): void
}

/** A fault, and what must be true afterwards. */
export interface Scenario {
  /** In kebab-case; the argument of `npm run chaos`. */
  readonly name: string
  /** One line for `--list`: what is broken, under which load. */
  readonly title: string
  /** About how long a full run takes. */
  readonly minutes: number
  /**
   * Why it cannot run on this machine; undefined when it can.
   *
   * @default it can run everywhere
   */
  readonly obstacle?: () => string | undefined
  run(stage: Stage): Promise<Figure[]>
}

/** A count that must be exactly this. */
export function exactly(what: string, value: number, target: number): Figure {
  return { what, value: String(value), target: String(target), isMet: value === target }
}

/** A figure that must not be larger. A value that is not a number, because nothing was measured, is a miss. */
export function atMost(what: string, value: number, target: number, unit: string): Figure {
  return { what, value: `${round(value)} ${unit}`, target: `≤ ${target} ${unit}`, isMet: value <= target }
}

/** A duration in seconds that must not be longer. One that is not finite is a failure anywhere: what was awaited never came. */
export function within(what: string, seconds: number, target: number): Figure {
  return { ...atMost(what, seconds, target, "s"), isDuration: Number.isFinite(seconds) }
}

/** A figure that must not be smaller: a fault that never struck proves nothing. */
export function atLeast(what: string, value: number, target: number, unit = ""): Figure {
  return {
    what,
    value: `${round(value)} ${unit}`.trim(),
    target: `≥ ${target} ${unit}`.trim(),
    isMet: value >= target,
  }
}

/** A figure for orientation. */
export function noted(what: string, value: string): Figure {
  return { what, value, target: "–", isMet: true }
}

function round(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(1)
}
