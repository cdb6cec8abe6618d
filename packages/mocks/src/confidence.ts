import type { Configuration, UntypedData } from "@docsift/sdk"
import { fitData, MockDataError } from "./fit-data.ts"

// `undefined`, because TypeScript gives it to members that only some rows of an array have.
type ConfidenceByName = Readonly<Record<string, number | undefined>>

/** The confidences of the values of one object. */
export interface ObjectConfidence {
  readonly fields?: ConfidenceByName
  /** The rows in their order; missing rows have the default. */
  readonly tables?: Readonly<Record<string, readonly ConfidenceByName[]>>
}

/** How certain the values are, from 0 to 1: one number for all, or numbers in the structure of the data. */
export type Confidence = number | Readonly<Record<string, ObjectConfidence>>

/** The confidence of values for which a test gives none. */
export const defaultConfidence = 0.95

/** The confidence of the value at a path such as `["Invoice", "fields", "total"]` or `["Invoice", "tables", "lines", 0, "amount"]`. */
export type ConfidenceAt = (path: readonly (string | number)[]) => number

/**
 * Returns the confidences in the structure of the data of a configuration; `null` stands for the default.
 *
 * @throws {MockDataError} for a name that the workflow does not have, and for a number outside of 0 to 1
 */
export function fitConfidence(configuration: Configuration, given: Confidence): number | UntypedData {
  const isConfidence = (value: unknown) => typeof value === "number" && value >= 0 && value <= 1
  if (typeof given === "number") {
    if (!isConfidence(given)) throw new MockDataError(`confidence: ${given} is not from 0 to 1`)
    return given
  }
  const fitted = fitData(asNumbers(configuration), given, "confidence")
  JSON.stringify(fitted, (_, value: unknown) => {
    if (typeof value === "number" && !isConfidence(value))
      throw new MockDataError(`confidence: ${value} is not from 0 to 1`)
    return value
  })
  return fitted
}

/** Returns the function that looks confidences up. */
export function confidenceAt(confidence: number | UntypedData): ConfidenceAt {
  if (typeof confidence === "number") return () => confidence
  return (path) => {
    // Own members only: a field may have the name of one that every object inherits.
    const found = path.reduce<unknown>(
      (from, name) => (Object.hasOwn(Object(from), name) ? Reflect.get(Object(from), name) : undefined),
      confidence,
    )
    return typeof found === "number" ? found : defaultConfidence
  }
}

/** Returns a configuration in which every value is a number, as every confidence is. */
function asNumbers({ objects }: Configuration): Configuration {
  const numbers = (items: readonly { readonly name: string }[]) =>
    items.map(({ name }) => ({ name, type: "number" }) as const)
  return {
    objects: objects.map(({ name, fields = [], tables = [] }) => ({
      name,
      fields: numbers(fields),
      tables: tables.map((table) => ({ name: table.name, columns: numbers(table.columns) })),
    })),
  }
}
