import { execFileSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { openPostgresDatabase } from "../../src/database/postgres-database.ts"
import { canTestPostgres, startPostgres, type TestPostgres } from "../postgres.ts"

/** Makes a certificate for localhost that nobody has signed. */
function makeCertificate(): { certificate: string; key: string } {
  const directory = mkdtempSync(join(tmpdir(), "docsift-certificate-"))
  const [certificate, key] = [join(directory, "certificate.pem"), join(directory, "key.pem")]
  const request = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=localhost"]
  execFileSync("openssl", [...request, "-out", certificate, "-keyout", key], { stdio: "pipe" })
  try {
    return { certificate: readFileSync(certificate, "utf8"), key: readFileSync(key, "utf8") }
  } finally {
    rmSync(directory, { recursive: true })
  }
}

describe.skipIf(!canTestPostgres())("a database that offers TLS", () => {
  let server: TestPostgres
  let plain: TestPostgres
  beforeAll(async () => {
    server = await startPostgres(makeCertificate())
    plain = await startPostgres()
  })
  afterAll(() => Promise.all([server.stop(), plain.stop()]))

  const isEncrypted = sql`select ssl from pg_stat_ssl where pid = pg_backend_pid()`
  const open = async (from: TestPostgres, mode: string) =>
    openPostgresDatabase(`${await from.createDatabase()}?sslmode=${mode}`)

  test.each([
    ["require", true],
    ["prefer", true],
    ["disable", false],
  ])("sslmode=%s is encrypted: %s", async (mode, ssl) => {
    const opened = await open(server, mode)
    try {
      expect(await opened.database.execute(isEncrypted)).toMatchObject([{ ssl }])
      // Larger than one packet and one TLS record, both ways.
      const text = "a long text ".repeat(20_000)
      expect(await opened.database.execute(sql`select ${text}::text as text`)).toMatchObject([{ text }])
      await opened.migrate()
    } finally {
      await opened.close()
    }
  })

  test("verify-full refuses a certificate that nobody has signed, and says so", async () => {
    const opened = await open(server, "verify-full")
    const refused = opened.database.execute(isEncrypted)
    await expect(refused).rejects.toMatchObject({ cause: { code: "DEPTH_ZERO_SELF_SIGNED_CERT" } })
    await opened.close()
  })

  test("require refuses a database without TLS, prefer goes on without", async () => {
    const strict = await open(plain, "require")
    const refused = strict.database.execute(isEncrypted)
    await expect(refused).rejects.toMatchObject({ cause: { message: "the database does not offer TLS" } })
    const lenient = await open(plain, "prefer")
    expect(await lenient.database.execute(isEncrypted)).toMatchObject([{ ssl: false }])
    await Promise.all([strict.close(), lenient.close()])
  })

  test("encrypted connections come back after a crash, also for what was asked in its middle", async () => {
    const opened = await open(server, "require")
    try {
      const ask = () => opened.database.execute(sql`select pg_sleep(0.5)`)
      const asked = Promise.allSettled([ask().catch(ask), ask().catch(ask)])
      await server.restart()
      await asked
      await expect
        .poll(
          () =>
            opened.database.execute(isEncrypted).then(
              (rows) => rows,
              () => [],
            ),
          { timeout: 10_000 },
        )
        .toMatchObject([{ ssl: true }])
    } finally {
      await opened.close()
    }
  })
})
