import type { Configuration } from "@docsift/sdk"
import { formatQuantity } from "../ui/figures.ts"

/** Returns the number of fields and tables in words. */
export function summarize({ objects }: Configuration): string {
  const fields = objects.reduce((sum, object) => sum + (object.fields?.length ?? 0), 0)
  const tables = objects.reduce((sum, object) => sum + (object.tables?.length ?? 0), 0)
  const parts = [fields > 0 && formatQuantity(fields, "field"), tables > 0 && formatQuantity(tables, "table")]
  return parts.filter(Boolean).join(", ")
}
