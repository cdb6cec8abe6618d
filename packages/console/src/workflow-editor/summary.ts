import type { Configuration } from "@docsift/sdk"

/** Returns the number of fields and tables in words. */
export function summarize({ objects }: Configuration): string {
  const fields = objects.reduce((sum, object) => sum + (object.fields?.length ?? 0), 0)
  const tables = objects.reduce((sum, object) => sum + (object.tables?.length ?? 0), 0)
  const parts = [fields > 0 && count(fields, "field"), tables > 0 && count(tables, "table")]
  return parts.filter(Boolean).join(", ")
}

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? "" : "s"}`
