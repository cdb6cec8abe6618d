import { readFileSync, statSync } from "node:fs"
import { z } from "zod"

/** Settings that are or contain a secret; each can be given as a file, as Docker and Kubernetes mount secrets. */
export const secretNames = [
  "DATABASE_URL",
  "DOCSIFT_ADMIN_KEY",
  "DOCSIFT_ENCRYPTION_KEYS",
  "DOCSIFT_S3_ACCESS_KEY",
  "DOCSIFT_S3_SECRET_KEY",
  "DOCSIFT_OIDC_CLIENT_SECRET",
] as const

/** A setting that can be given as a file. */
export type SecretName = (typeof secretNames)[number]

/** The settings that name those files. */
export const secretFileSettings = z.object({
  DATABASE_URL_FILE: z.string().optional(),
  DOCSIFT_ADMIN_KEY_FILE: z.string().optional(),
  DOCSIFT_ENCRYPTION_KEYS_FILE: z.string().optional(),
  DOCSIFT_S3_ACCESS_KEY_FILE: z.string().optional(),
  DOCSIFT_S3_SECRET_KEY_FILE: z.string().optional(),
  DOCSIFT_OIDC_CLIENT_SECRET_FILE: z.string().optional(),
} satisfies Record<`${SecretName}_FILE`, z.ZodType>)

/** No secret is that long: a larger file is the wrong one and must not be read into memory. */
const maxBytes = 64 * 1024

/** The secrets that were read from files. */
export interface SecretFiles {
  readonly values: Partial<Record<SecretName, string>>
  /** The path of the file of each value. */
  readonly paths: ReadonlyMap<string, string>
  /** A sentence for each invalid file, with the variable and the path, and never the content. */
  readonly mistakes: readonly string[]
}

/** Reads the secrets that are given as files, without the newline that editors and `echo` add at the end. */
export function readSecretFiles(given: Readonly<Record<string, string | undefined>>): SecretFiles {
  const values: Partial<Record<SecretName, string>> = {}
  const paths = new Map<string, string>()
  const mistakes: string[] = []
  for (const name of secretNames) {
    const path = given[`${name}_FILE`]
    if (path === undefined) continue
    if (given[name] !== undefined) {
      mistakes.push(`${name}, ${name}_FILE: only one of them may be set`)
      continue
    }
    const read = readSecret(path)
    if ("mistake" in read) mistakes.push(`${name}_FILE: ${path} ${read.mistake}`)
    else {
      values[name] = read.value
      paths.set(name, path)
    }
  }
  return { values, paths, mistakes }
}

function readSecret(path: string): { readonly value: string } | { readonly mistake: string } {
  try {
    const stats = statSync(path)
    // A pipe could block the start forever.
    if (!stats.isFile()) return { mistake: "must be a file" }
    if (stats.size > maxBytes) return { mistake: `must have at most ${maxBytes} bytes` }
    const value = readFileSync(path, "utf8").replace(/\r?\n$/, "")
    return value === "" ? { mistake: "must not be empty" } : { value }
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown error"
    return { mistake: `cannot be read (${code})` }
  }
}
