import { readConfig } from "../config.ts"
import { migrateDatabase, type SchemaVersions } from "../command-container.ts"

/** Brings the schemas of the server and of its queue up to date, and prints the result. */
export async function migrate({ grantTo }: { readonly grantTo?: string } = {}): Promise<void> {
  const { before, after } = await migrateDatabase(readConfig(), grantTo)
  const lines = [describe("server", before, after), describe("queue", before, after)]
  if (grantTo !== undefined) lines.push(`The role "${grantTo}" may run serve and work.`)
  process.stdout.write(`${lines.join("\n")}\n`)
}

function describe(part: keyof SchemaVersions, before: SchemaVersions, after: SchemaVersions): string {
  const to = after[part] ?? "none"
  if (before[part] === after[part]) return `The schema of the ${part} is already up to date (${to}).`
  return `The schema of the ${part} is up to date: ${before[part] ?? "none"} → ${to}.`
}
