import { execFileSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { sql } from "drizzle-orm"
import { PgBoss } from "pg-boss"
import postgres from "postgres"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { openPostgresDatabase } from "../../src/database/postgres-database.ts"
import { canTestPostgres, startPostgres, type TestPostgres } from "@docsift/testing/postgres"
import { runServerCommand } from "@docsift/testing/server-process"

/** Creates a certificate authority in a directory, and a certificate for localhost that it signed. */
function makeCertificate(directory: string): { certificate: string; key: string } {
  const file = (name: string) => join(directory, name)
  const openssl = (...options: string[]) => execFileSync("openssl", options, { stdio: "pipe" })
  const newKey = ["-newkey", "rsa:2048", "-nodes"]
  openssl(
    "req",
    "-x509",
    ...newKey,
    "-days",
    "1",
    "-subj",
    "/CN=ours",
    "-out",
    file("ca.pem"),
    "-keyout",
    file("ca.key"),
  )
  openssl("req", ...newKey, "-subj", "/CN=localhost", "-out", file("request.pem"), "-keyout", file("key.pem"))
  writeFileSync(file("names"), "subjectAltName=DNS:localhost")
  const signed = ["-CA", file("ca.pem"), "-CAkey", file("ca.key"), "-CAcreateserial", "-extfile", file("names")]
  openssl("x509", "-req", "-in", file("request.pem"), "-days", "1", ...signed, "-out", file("certificate.pem"))
  return { certificate: readFileSync(file("certificate.pem"), "utf8"), key: readFileSync(file("key.pem"), "utf8") }
}

const isEncrypted = "select ssl from pg_stat_ssl where pid = pg_backend_pid()"

/** Queries with the driver of the queue, which reads addresses by rules of its own. */
async function queryAsQueue(opened: ReturnType<typeof openPostgresDatabase>) {
  const boss = new PgBoss({ ...opened.queueOptions, schema: "asked", supervise: false, schedule: false })
  boss.on("error", () => undefined)
  try {
    await boss.start()
    return (await boss.getDb().executeSql(isEncrypted)).rows
  } finally {
    await boss.stop({ graceful: false })
  }
}

describe.skipIf(!canTestPostgres())("a database that offers TLS", () => {
  let directory: string
  let server: TestPostgres
  let plain: TestPostgres
  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), "docsift-certificate-"))
    server = await startPostgres(makeCertificate(directory))
    plain = await startPostgres()
  })
  afterAll(async () => {
    await Promise.all([server.stop(), plain.stop()])
    rmSync(directory, { recursive: true })
  })

  /** The certificate is for the host name, not for the IP address. */
  const addressOf = async (from: TestPostgres, host: "localhost" | "127.0.0.1", query: string) => {
    const url = new URL(await from.createDatabase())
    url.hostname = host
    return `${url.href}?${query.replace("OUR_CA", encodeURIComponent(join(directory, "ca.pem")))}`
  }
  const open = async (...where: Parameters<typeof addressOf>) => openPostgresDatabase(await addressOf(...where))

  test.each([
    ["sslmode=require", "127.0.0.1", true],
    ["sslmode=require&sslrootcert=OUR_CA", "127.0.0.1", true],
    ["sslmode=verify-ca&sslrootcert=OUR_CA", "127.0.0.1", true],
    ["sslmode=verify-full&sslrootcert=OUR_CA", "localhost", true],
    ["sslmode=disable", "127.0.0.1", false],
    ["application_name=plain", "127.0.0.1", false],
  ] as const)("%s at %s is encrypted for both drivers: %s", async (query, host, ssl) => {
    const opened = await open(server, host, query)
    try {
      expect(await opened.database.execute(sql.raw(isEncrypted))).toMatchObject([{ ssl }])
      expect(await queryAsQueue(opened)).toEqual([{ ssl }])
      // Larger than one packet and one TLS record, both ways.
      const text = "a long text ".repeat(20_000)
      expect(await opened.database.execute(sql`select ${text}::text as text`)).toMatchObject([{ text }])
      await opened.migrate()
    } finally {
      await opened.close()
    }
  })

  // Security: a machine in the middle could present a certificate of its own, or a valid one of another host.
  test.each([
    ["sslmode=verify-full", "localhost", "UNABLE_TO_VERIFY_LEAF_SIGNATURE", "not signed by an authority"],
    ["sslmode=verify-ca", "localhost", "UNABLE_TO_VERIFY_LEAF_SIGNATURE", "not signed by an authority"],
    [
      "sslmode=verify-full&sslrootcert=OUR_CA",
      "127.0.0.1",
      "ERR_TLS_CERT_ALTNAME_INVALID",
      "is for another host than the one in DATABASE_URL",
    ],
  ] as const)("%s at %s is rejected by both drivers, and a command reports it", async (query, host, code, sentence) => {
    const url = await addressOf(server, host, query)
    const opened = openPostgresDatabase(url)
    await expect(opened.database.execute(sql.raw(isEncrypted))).rejects.toMatchObject({ cause: { code } })
    await expect(queryAsQueue(opened)).rejects.toMatchObject({ code })
    await opened.close()
    const ended = await runServerCommand(["migrate"], { DATABASE_URL: url })
    expect(ended).toMatchObject({ code: 2, stdout: "", stderr: expect.stringContaining(sentence) })
    expect(ended.stderr.trim().split("\n")).toHaveLength(1)
  })

  test("a database without TLS is rejected when the address requires it", async () => {
    const url = await addressOf(plain, "127.0.0.1", "sslmode=require")
    const ended = await runServerCommand(["migrate"], { DATABASE_URL: url })
    expect(ended.stderr).toBe(
      "PostgreSQL at 127.0.0.1 does not offer TLS, but the sslmode of DATABASE_URL requires it.\n",
    )
    expect(ended.code).toBe(2)
  })

  // A fault of the driver as it is published, which `driver/tls-stream.ts` works around; see driver-faults.test.ts.
  test("postgres.js accepts a certificate for localhost at an IP address", async () => {
    const ca = readFileSync(join(directory, "ca.pem"), "utf8")
    const client = postgres(await server.createDatabase(), { ssl: { ca }, max: 1 })
    expect(await client.unsafe(isEncrypted)).toMatchObject([{ ssl: true }])
    await client.end()
  })

  test("encrypted connections recover after a crash, also with statements in flight", async () => {
    const opened = await open(server, "127.0.0.1", "sslmode=require")
    try {
      const sleepInDatabase = () => opened.database.execute(sql`select pg_sleep(0.5)`)
      const retried = Promise.allSettled([
        sleepInDatabase().catch(sleepInDatabase),
        sleepInDatabase().catch(sleepInDatabase),
      ])
      await server.restart()
      await retried
      await expect
        .poll(() =>
          opened.database.execute(sql.raw(isEncrypted)).then(
            (rows) => rows,
            () => [],
          ),
        )
        .toMatchObject([{ ssl: true }])
    } finally {
      await opened.close()
    }
  })
})
