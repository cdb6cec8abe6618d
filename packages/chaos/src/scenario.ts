/** One measured value of a scenario and its target. */
export interface Figure {
  readonly what: string
  readonly value: string
  readonly target: string
  readonly isMet: boolean
  /** Whether it is a duration: tests ignore those, because they also depend on the machine. @default false */
  readonly isDuration?: boolean
}

/** The settings of one scenario run. */
export interface ScenarioContext {
  /** A quick run has the same faults and rules with fewer documents and serves as a test; a full run is the measurement. */
  readonly isQuick: boolean
  /** Seconds to wait for events that may never happen, for runs that expect that. @default the scenario's own limit */
  readonly patienceSeconds?: number
  /** Reports progress to the person who waits. */
  note(text: string): void
}

/** A fault and the invariants that must hold afterwards. */
export interface Scenario {
  /** In kebab-case; the argument of `npm run chaos`. */
  readonly name: string
  /** One line for `--list`: what is broken, under which load. */
  readonly title: string
  /** Approximate duration of a full run. */
  readonly minutes: number
  /**
   * Returns why it cannot run on this machine; undefined when it can.
   *
   * @default it can run anywhere
   */
  readonly obstacle?: () => string | undefined
  run(context: ScenarioContext): Promise<Figure[]>
}

/** Returns a count that must equal its target. */
export function exactly(what: string, value: number, target: number): Figure {
  return { what, value: String(value), target: String(target), isMet: value === target }
}

/** Returns a figure that must not exceed its target. NaN, because nothing was measured, is a miss. */
export function atMost(what: string, value: number, target: number, unit: string): Figure {
  return { what, value: `${round(value)} ${unit}`, target: `≤ ${target} ${unit}`, isMet: value <= target }
}

/** Returns a duration in seconds that must not exceed its target. An infinite one fails on any machine: the event never happened. */
export function within(what: string, seconds: number, target: number): Figure {
  return { ...atMost(what, seconds, target, "s"), isDuration: Number.isFinite(seconds) }
}

/** Returns a figure that must reach its target: a fault that never struck proves nothing. */
export function atLeast(what: string, value: number, target: number, unit = ""): Figure {
  return {
    what,
    value: `${round(value)} ${unit}`.trim(),
    target: `≥ ${target} ${unit}`.trim(),
    isMet: value >= target,
  }
}

/** Returns an informational figure without a target. */
export function noted(what: string, value: string): Figure {
  return { what, value, target: "–", isMet: true }
}

function round(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(1)
}
