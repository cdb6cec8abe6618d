import { execFileSync } from "node:child_process"
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { delimiter, join } from "node:path"
import { fileURLToPath } from "node:url"
import postgres from "postgres"
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest"
import { parse } from "yaml"
import { z } from "zod"
import { isApiKeyValue } from "../../src/domain/api-key-value.ts"
import { childEnvironment } from "@docsift/testing/child-environment"
import { canTestPostgres, findPostgresBinaries, startPostgres, type TestPostgres } from "@docsift/testing/postgres"
import { deployFolder, read } from "./folder.ts"

/* The shell scripts of deploy/, run as in the containers: on files, and on a real PostgreSQL. */

const limitMs = 60_000

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "docsift-deploy-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Runs a script of `deploy/`. @throws {Error} with its output, when its exit code is not 0. */
function run(script: string, args: readonly string[], environment: Readonly<Record<string, string>> = {}): string {
  const path = [findPostgresBinaries(), "/usr/local/bin", "/usr/bin", "/bin"].filter((part) => part !== undefined)
  const env = { ...childEnvironment(), PATH: path.join(delimiter), ...environment }
  return execFileSync("/bin/sh", [join(deployFolder, script), ...args], { env, encoding: "utf8", timeout: limitMs })
}

function makeSecrets(folder: string): Map<string, string> {
  const main = fileURLToPath(new URL("../../src/main.ts", import.meta.url))
  const program = `${process.execPath} --conditions=@docsift/source ${main}`
  run("make-secrets.sh", [folder], { DOCSIFT_SERVER: program })
  return new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), "utf8")]))
}

test("make-secrets.sh writes every secret that compose.yaml mounts, once", () => {
  const folder = makeFolder()
  const secrets = makeSecrets(folder)
  const { secrets: mounted } = z
    .object({ secrets: z.record(z.string(), z.unknown()) })
    .parse(parse(read("compose.yaml")))
  expect([...secrets.keys()].toSorted()).toEqual(Object.keys(mounted).toSorted())
  expect(new Set(secrets.values()).size).toBe(secrets.size)
  expect(isApiKeyValue(secrets.get("admin_key") ?? "")).toBe(true)
  // A second run must not replace secrets that existing data needs.
  expect(makeSecrets(folder)).toEqual(secrets)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
})

test("SeaweedFS does not start without a key, or with one that would end its string", () => {
  const folder = makeFolder()
  writeFileSync(join(folder, "s3_secret_key"), "secret")
  for (const key of ["", '"}],"actions":["Admin']) {
    writeFileSync(join(folder, "s3_access_key"), key)
    expect(() => run("seaweedfs/start.sh", [], { SECRETS_FOLDER: folder })).toThrow(/must consist of letters, digits/)
  }
})

test("pin-images.sh writes the registry's digest of each version wherever it is named, and checks without writing", () => {
  const folder = makeFolder()
  for (const name of ["compose.yaml", "Dockerfile"]) writeFileSync(join(folder, name), read(name))
  // A stand-in for docker, because tests cannot reach a registry.
  const digest = `sha256:${"0123456789abcdef".repeat(4)}`
  const docker = (output: string) =>
    writeFileSync(join(folder, "docker"), `#!/bin/sh\nprintf '${output}'\n`, { mode: 0o755 })
  const pin = (...args: string[]) =>
    run("pin-images.sh", args, { DEPLOY_FOLDER: folder, PATH: `${folder}:/usr/bin:/bin` })
  const content = () => ["compose.yaml", "Dockerfile"].map((name) => readFileSync(join(folder, name), "utf8")).join("")
  const before = content()

  docker(digest)
  expect(() => pin("--check")).toThrow()
  expect(content()).toBe(before)
  expect(
    pin()
      .split("\n")
      .filter((line) => line.endsWith(digest)),
  ).toHaveLength(5)
  expect(content()).toBe(before.replaceAll(/sha256:[0-9a-f]{64}/g, digest))
  expect(pin("--check")).toBe("")
  docker("no such manifest")
  expect(() => pin()).toThrow(/is not a digest: no such manifest/)
  expect(content()).toContain(digest)
})

test("copy-documents.sh replaces nothing in the store during a restore", () => {
  const folder = makeFolder()
  for (const name of ["s3_access_key", "s3_secret_key"]) writeFileSync(join(folder, name), name)
  // A stand-in for rclone that prints its arguments.
  writeFileSync(join(folder, "rclone"), "#!/bin/sh\nprintf '%s\\n' \"$@\"\n", { mode: 0o755 })
  const copy = (...args: string[]) =>
    run("seaweedfs/copy-documents.sh", args, { SECRETS_FOLDER: folder, PATH: `${folder}:/usr/bin:/bin` })
      .trimEnd()
      .split("\n")
  expect(copy().slice(-2)).toEqual(["s3:docsift", "/backup/documents"])
  expect(copy("restore").slice(-3)).toEqual(["--ignore-existing", "/backup/documents", "s3:docsift"])
})

describe.skipIf(!canTestPostgres())("on PostgreSQL", () => {
  let server: TestPostgres
  let port: string
  beforeAll(async () => {
    server = await startPostgres()
    const url = new URL(await server.createDatabase())
    port = url.port
    // The image's superuser is postgres; this one's name is a role that the script makes.
    const admin = postgres(url.href, { max: 1 })
    await admin`create role helper superuser login`
    await admin.end()
    const helper = postgres(`postgres://helper@127.0.0.1:${port}/postgres`, { max: 1 })
    await helper`alter role docsift rename to postgres`
    await helper.end()
  })
  afterAll(() => server.stop())

  test("the owner's role changes the schema, the servers' role does not, and the dump can be restored", async () => {
    const folder = makeFolder()
    const secrets = makeSecrets(folder)
    const environment = { SECRETS_FOLDER: folder, PGHOST: "127.0.0.1", PGPORT: port }
    run("postgres/create-roles.sh", [], environment)

    const connect = (name: string) => {
      const url = secrets.get(name)?.replace("@postgres:5432", `@127.0.0.1:${port}`) ?? ""
      return { url, sql: postgres(url, { max: 1 }) }
    }
    const owner = connect("database_owner_url")
    const servers = connect("database_url")
    onTestFinished(async () => {
      await Promise.all([owner.sql.end(), servers.sql.end()])
    })
    await owner.sql`create table kept (word text)`
    await owner.sql`insert into kept values ('seven')`
    await owner.sql`create schema own`
    await expect(servers.sql`select * from kept`).rejects.toThrow("permission denied")
    await expect(servers.sql`create table public.mine ()`).rejects.toThrow("permission denied")
    await expect(servers.sql`create schema mine`).rejects.toThrow("permission denied")

    const backup = makeFolder()
    rmSync(join(folder, "database_owner_url"))
    writeFileSync(join(folder, "database_owner_url"), owner.url)
    writeFileSync(join(backup, "docsift-20200101T000000Z.dump"), "an older one")
    run("postgres/dump.sh", [], { ...environment, BACKUP_FOLDER: backup, KEEP_DUMPS: "1" })
    const [dump, ...others] = readdirSync(backup)
    expect(dump).toMatch(/^docsift-20(?!200101).*Z\.dump$/)
    expect(others).toEqual([])
    const restore = join(findPostgresBinaries() ?? "", "pg_restore")
    const args = ["--file=-", join(backup, dump ?? "")]
    expect(execFileSync(restore, args, { encoding: "utf8", timeout: limitMs })).toContain("seven")
  })

  test("a failed dump leaves nothing behind", () => {
    const folder = makeFolder()
    const backup = makeFolder()
    writeFileSync(join(folder, "database_owner_url"), `postgres://nobody:x@127.0.0.1:${port}/docsift`)
    expect(() => run("postgres/dump.sh", [], { SECRETS_FOLDER: folder, BACKUP_FOLDER: backup })).toThrow(/nobody/)
    expect(readdirSync(backup)).toEqual([])
  })
})
