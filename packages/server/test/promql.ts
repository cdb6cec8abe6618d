/** A metric selector of an expression: its name and the matchers of its labels. */
export interface Selector {
  readonly metric: string
  readonly matchers: readonly { readonly label: string; readonly operator: string; readonly value: string }[]
}

/** A series in Prometheus's text format. */
export interface Series {
  readonly metric: string
  readonly labels: Readonly<Record<string, string>>
}

/** Parses the series of a text in Prometheus's format. */
export function readSeries(text: string): Series[] {
  return Array.from(text.matchAll(/^([a-z_]\w*)(?:\{(.*)\})? \S+$/gm), ([, metric = "", labels = ""]) => ({
    metric,
    labels: Object.fromEntries(
      Array.from(labels.matchAll(/(\w+)="([^"]*)"/g), ([, name = "", value = ""]) => [name, value]),
    ),
  }))
}

/** Parses the selectors of an expression for metrics with one of the server's prefixes, and for `up`. */
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

/** Parses the labels by which an expression groups. */
export function readGrouping(expression: string): string[] {
  const lists = expression.matchAll(/\b(?:by|without|on|ignoring)\s*\(([^)]*)\)/g)
  return Array.from(lists, ([, list = ""]) => list.split(",").map((label) => label.trim())).flat()
}

/** Returns whether a selector matches a series, ignoring labels that Prometheus adds. */
export function finds({ metric, matchers }: Selector, { metric: name, labels }: Series): boolean {
  if (metric !== name) return false
  return matchers
    .filter(({ label }) => !addedByPrometheus.has(label))
    .every(({ label, operator, value }) => {
      const actual = labels[label]
      // A missing label would always satisfy "!=".
      if (actual === undefined) return false
      const isEqual = operator.endsWith("~") ? new RegExp(`^(?:${value})$`).test(actual) : actual === value
      return operator.startsWith("!") ? !isEqual : isEqual
    })
}

/** Labels that Prometheus adds at the scrape. */
export const addedByPrometheus: ReadonlySet<string> = new Set(["job", "instance"])
