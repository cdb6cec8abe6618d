import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, expect, test } from "vitest"
import { mistakesOf as mistakesOfConfig } from "../test/config-mistakes.ts"
import { readPostgresAddress } from "./postgres-address.ts"

const directory = mkdtempSync(join(tmpdir(), "docsift-address-"))
afterAll(() => rmSync(directory, { recursive: true }))

const mistakesOf = (url: string) => mistakesOfConfig({ DATABASE_URL: url })

test("the drivers get all parameters but those of TLS", () => {
  const { url, tls } = readPostgresAddress("postgres://me:p%40ss@db:5432/docsift?sslmode=require&application_name=a")
  expect([url, tls]).toEqual(["postgres://me:p%40ss@db:5432/docsift?application_name=a", { rejectUnauthorized: false }])
  expect(readPostgresAddress("postgres://db/x").tls).toBeUndefined()
  expect(readPostgresAddress("postgres://db/x?sslmode=verify-full&sslrootcert=system").tls).toEqual({ ca: undefined })
})

// Security: an unknown mode, or one that may fall back to plain text, must not be accepted as encryption.
test("an unknown mode is a mistake whose sentence names the valid ones", () => {
  for (const mode of ["prefer", "allow", "on", "Require", ""]) {
    expect(mistakesOf(`postgres://me:planted@db/x?sslmode=${mode}`)).toEqual([
      `DATABASE_URL: has sslmode=${mode}, which must be one of disable, require, verify-ca, verify-full`,
    ])
  }
  expect(mistakesOf("postgres://db/x?ssl=true")).toEqual(["DATABASE_URL: uses ssl=; use sslmode= instead"])
})

test("unusable certificates are a mistake", () => {
  const missing = join(directory, "missing.pem")
  const noise = join(directory, "noise.pem")
  writeFileSync(noise, "planted")
  const at = (path: string, mode = "verify-full") => `postgres://db/x?sslmode=${mode}&sslrootcert=${path}`
  expect(mistakesOf(at(missing))).toEqual([`DATABASE_URL: has sslrootcert=${missing}, which cannot be read (ENOENT)`])
  expect(mistakesOf(at(noise))).toEqual([
    `DATABASE_URL: has sslrootcert=${noise}, which must be a file of certificates (PEM)`,
  ])
  expect(mistakesOf(at(noise, "disable"))).toEqual([
    "DATABASE_URL: has sslrootcert, which needs sslmode=verify-full (or verify-ca)",
  ])
})
