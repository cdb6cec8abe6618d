import { execFile, execFileSync } from "node:child_process"
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import postgres from "postgres"
import { childEnvironment } from "./child-environment.ts"
import { findFreePort } from "./free-port.ts"
import { databaseUrl, endServer, runServer, unprivilegedUser } from "./postgres-process.ts"
import { sourceArguments } from "./programs.ts"
import { hashSchema } from "./schema-hash.ts"

/*
 * A cluster is copied instead of created, and so is a migrated database, which the server would else migrate at its start. The copy is
 * kept for all test files and runs, under a hash of what it is made of. All clusters therefore have the same system identifier.
 */

const folder = fileURLToPath(new URL("../../../node_modules/.cache/docsift/clusters", import.meta.url))
const run = promisify(execFile)

/** Prefix of the names of clusters that are being created. */
const prefix = "new-"

/** Small segments of the write-ahead log: each copy has one. */
const options = ["-U", "docsift", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync", "--wal-segsize=1"]

/** Name of the database in each cluster that is as `docsift-server migrate` leaves it. */
export const migratedName = "migrated"

/** Returns the path of a cluster that has been shut down, which the first caller creates with the given binaries. */
export async function prepareCluster(binaries: string): Promise<string> {
  const version = execFileSync(join(binaries, "postgres"), ["--version"], { encoding: "utf8" })
  const path = join(folder, await hashSchema(`${version} ${options.join(" ")} ${process.getuid?.()}`))
  if (existsSync(path)) return path
  mkdirSync(folder, { recursive: true })
  // Nothing copies the clusters of earlier versions, of 38 MB each; another process may be creating this one.
  for (const name of readdirSync(folder))
    if (!name.startsWith(prefix)) rmSync(join(folder, name), { recursive: true, force: true })
  const temporary = mkdtempSync(join(folder, prefix))
  await createCluster(binaries, join(temporary, "data"))
  try {
    renameSync(join(temporary, "data"), path)
  } catch (error) {
    // Another process was faster.
    if (!existsSync(path)) throw error
  }
  rmSync(temporary, { recursive: true })
  return path
}

/** Copies a cluster with its owners. */
export function copyCluster(source: string, target: string): void {
  execFileSync("cp", ["-a", source, target])
}

/** Creates a cluster with a migrated database. The server's user may not enter the repository, so it works in a folder of its own. */
async function createCluster(binaries: string, target: string): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), "docsift-cluster-"))
  try {
    const user = unprivilegedUser()
    if (user !== undefined) chownSync(directory, user.uid, user.gid)
    const data = join(directory, "data")
    const account = { ...user, stdio: "pipe", cwd: directory } as const
    execFileSync(join(binaries, "initdb"), ["-D", data, ...options], account)
    const port = await findFreePort()
    const server = await runServer(join(binaries, "postgres"), data, directory, port, user, [])
    try {
      await migrate(port)
    } finally {
      await endServer(server, "stop")
    }
    copyCluster(data, target)
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

async function migrate(port: number): Promise<void> {
  const admin = postgres(databaseUrl(port, "postgres"), { max: 1 })
  await admin`create database ${admin(migratedName)}`
  await admin.end()
  const directory = mkdtempSync(join(tmpdir(), "docsift-migrated-"))
  try {
    const env = { ...childEnvironment(), DOCSIFT_DATA_DIR: directory, DATABASE_URL: databaseUrl(port, migratedName) }
    await run(process.execPath, [...sourceArguments("server"), "migrate"], { env })
    if (readdirSync(directory).includes("database")) throw new Error("the embedded database was migrated instead")
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}
