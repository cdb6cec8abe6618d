/** A metric with the conditions on its labels, as an expression names it. */
export interface Selector {
  readonly metric: string
  readonly matchers: readonly { readonly label: string; readonly operator: string; readonly value: string }[]
}

/** A line of Prometheus' text format. */
export interface Series {
  readonly metric: string
  readonly labels: Readonly<Record<string, string>>
}

/** Reads the series of what a process prints. */
export function readSeries(text: string): Series[] {
  return Array.from(text.matchAll(/^([a-z_]\w*)(?:\{(.*)\})? \S+$/gm), ([, metric = "", labels = ""]) => ({
    metric,
    labels: Object.fromEntries(
      Array.from(labels.matchAll(/(\w+)="([^"]*)"/g), ([, name = "", value = ""]) => [name, value]),
    ),
  }))
}

/** Reads the selectors of an expression of metrics with one of our prefixes, or of Prometheus' `up`. */
export function readSelectors(expression: string): Selector[] {
  const selectors = expression.matchAll(/\b((?:docsift|process|nodejs)_\w+|up)\b(?:\{([^}]*)\})?/g)
  return Array.from(selectors, ([, metric = "", matchers = ""]) => ({
    metric,
    matchers: Array.from(
      matchers.matchAll(/(\w+)(=~|!~|!=|=)"([^"]*)"/g),
      ([, label = "", operator = "", value = ""]) => ({ label, operator, value }),
    ),
  }))
}

/** Reads the labels by which an expression groups. */
export function readGrouping(expression: string): string[] {
  const lists = expression.matchAll(/\b(?:by|without|on|ignoring)\s*\(([^)]*)\)/g)
  return Array.from(lists, ([, list = ""]) => list.split(",").map((label) => label.trim())).flat()
}

/** Returns whether a selector finds a series; labels that Prometheus adds are left out. */
export function finds({ metric, matchers }: Selector, { metric: name, labels }: Series): boolean {
  if (metric !== name) return false
  return matchers
    .filter(({ label }) => !addedByPrometheus.has(label))
    .every(({ label, operator, value }) => {
      const actual = labels[label]
      // A label that no series has would make "!=" hold always.
      if (actual === undefined) return false
      const isEqual = operator.endsWith("~") ? new RegExp(`^(?:${value})$`).test(actual) : actual === value
      return operator.startsWith("!") ? !isEqual : isEqual
    })
}

/** Labels of the scrape, not of the process. */
export const addedByPrometheus: ReadonlySet<string> = new Set(["job", "instance"])
