import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, expect, test } from "vitest"
import { mistakesOf } from "../test/config-mistakes.ts"
import { readConfig } from "./config.ts"
import { describeConfig } from "./describe-config.ts"
import { newApiKeyValue } from "./domain/api-key-value.ts"

const directory = mkdtempSync(join(tmpdir(), "docsift-secrets-"))
afterAll(() => rmSync(directory, { recursive: true }))

function aFile(name: string, content: string): string {
  const path = join(directory, name)
  writeFileSync(path, content)
  return path
}

const encryptionKey = Buffer.alloc(32, 7).toString("base64")

test("every secret can be given as a file, and config print reports this without showing one", () => {
  const adminKey = newApiKeyValue()
  const config = readConfig({
    DATABASE_URL_FILE: aFile("database", "postgres://me:hunter2@db.example/docsift\n"),
    DOCSIFT_ADMIN_KEY_FILE: aFile("admin", `${adminKey}\r\n`),
    DOCSIFT_ENCRYPTION_KEYS_FILE: aFile("encryption", `k1:${encryptionKey}`),
    DOCSIFT_S3_BUCKET: "documents",
    DOCSIFT_S3_ENDPOINT: "https://s3.example.com",
    DOCSIFT_S3_ACCESS_KEY_FILE: aFile("access", "access"),
    DOCSIFT_S3_SECRET_KEY_FILE: aFile("secret", "planted\n"),
  })
  expect(config).toMatchObject({
    database: { kind: "postgres", url: "postgres://me:hunter2@db.example/docsift" },
    adminKey,
    encryptionKeys: [{ id: "k1" }],
    storage: { credentials: { accessKeyId: "access", secretAccessKey: "planted" } },
    warnings: [],
  })
  const described = describeConfig(config)
  expect(described).toMatchObject({
    adminKey: "(set, from a file)",
    encryptionKeys: ["k1:(set, from a file)"],
    storage: { credentials: { secretAccessKey: "(set, from a file)" } },
    secretsFromFiles: [
      "DATABASE_URL",
      "DOCSIFT_ADMIN_KEY",
      "DOCSIFT_ENCRYPTION_KEYS",
      "DOCSIFT_S3_ACCESS_KEY",
      "DOCSIFT_S3_SECRET_KEY",
    ],
  })
  expect(JSON.stringify(described)).not.toMatch(/hunter2|planted|dsk_|BwcHBw/)
})

// Security: a wrong path may point at any secret of the machine, which must not end up in a log.
test("a file without a valid secret is a mistake that names the variable and the path, and never the content", () => {
  const empty = aFile("empty", "\n")
  const large = aFile("large", "planted".repeat(10_000))
  const wrong = aFile("wrong", "planted")
  const missing = join(directory, "missing")
  expect(mistakesOf({ DATABASE_URL_FILE: missing })).toEqual([`DATABASE_URL_FILE: ${missing} cannot be read (ENOENT)`])
  expect(mistakesOf({ DATABASE_URL_FILE: directory })).toEqual([`DATABASE_URL_FILE: ${directory} must be a file`])
  expect(mistakesOf({ DOCSIFT_ADMIN_KEY_FILE: empty })).toEqual([`DOCSIFT_ADMIN_KEY_FILE: ${empty} must not be empty`])
  expect(mistakesOf({ DOCSIFT_ADMIN_KEY_FILE: large })).toEqual([
    `DOCSIFT_ADMIN_KEY_FILE: ${large} must have at most 65536 bytes`,
  ])
  for (const name of ["DATABASE_URL", "DOCSIFT_ADMIN_KEY", "DOCSIFT_ENCRYPTION_KEYS"]) {
    const [mistake = "", ...more] = mistakesOf({ [`${name}_FILE`]: wrong })
    expect(mistake).toMatch(new RegExp(`^${name}_FILE: the content of ${wrong} (must|is not) `))
    expect([mistake.includes("planted"), more]).toEqual([false, []])
  }
})

test("a secret given twice is a mistake that names both", () => {
  const environment = { DATABASE_URL: "postgres://a@b/c", DATABASE_URL_FILE: aFile("twice", "postgres://a@b/c") }
  expect(mistakesOf(environment)).toEqual(["DATABASE_URL, DATABASE_URL_FILE: only one of them may be set"])
})

test("an unreadable key of the object store is one mistake, not two", () => {
  const bucket = { DOCSIFT_S3_BUCKET: "documents", DOCSIFT_S3_REGION: "eu-central-1" }
  const missing = join(directory, "missing")
  const given = { ...bucket, DOCSIFT_S3_ACCESS_KEY: "access", DOCSIFT_S3_SECRET_KEY_FILE: missing }
  expect(mistakesOf(given)).toEqual([`DOCSIFT_S3_SECRET_KEY_FILE: ${missing} cannot be read (ENOENT)`])
})
