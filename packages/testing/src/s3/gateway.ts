import { CreateBucketCommand, S3Client } from "@aws-sdk/client-s3"
import { type ChildProcess, execFileSync, spawn } from "node:child_process"
import { once } from "node:events"
import { accessSync, constants, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { rm } from "node:fs/promises"
import { homedir } from "node:os"
import { basename, join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { findFreePort } from "../free-port.ts"
import type { TestBucket, TestStore } from "./store.ts"

/*
 * A real S3 server that checks signatures: Ceph's RADOS gateway on SQLite, in a Debian tree that .ci/s3-gateway makes.
 * Each start is a server of its own, with data in a temporary directory of that tree. It runs under a shell that waits
 * for the end of its standard input, so that it also ends when the test process is killed.
 */

const startDeadlineMs = 30_000
const addUserDeadlineMs = 15_000
const addUserAttempts = 4
const credentials = { accessKeyId: "APPKEY", secretAccessKey: "APPSECRET" }

/** Returns the folder in which .ci/s3-gateway installs the files. */
function findTree(): string | undefined {
  const cache = process.env.XDG_CACHE_HOME ?? join(homedir(), ".cache")
  const tree = join(cache, "docsift", "s3-gateway")
  try {
    accessSync(join(tree, "usr/bin/radosgw"), constants.X_OK)
    return tree
  } catch {
    // Not installed, or only partially.
    return undefined
  }
}

/**
 * Returns whether tests on a real S3 server can run, and prints a warning if not.
 *
 * @throws {Error} when they cannot run and `DOCSIFT_TEST_S3=required` is set.
 */
export function canTestGateway(): boolean {
  const isRoot = process.getuid?.() === 0
  if (isRoot && findTree() !== undefined) return true
  const sentence = isRoot
    ? "No S3 gateway was found (.ci/s3-gateway installs one)."
    : "An S3 gateway needs root (chroot)."
  if (process.env.DOCSIFT_TEST_S3 === "required") throw new Error(sentence)
  process.stderr.write(
    `\n*** ${sentence}\n*** ALL TESTS ON A REAL S3 SERVER ARE SKIPPED; the double took its place.\n\n`,
  )
  return false
}

/** Starts a gateway. @throws {Error} when there is none or it does not come up within 30 s. */
export async function startGateway(): Promise<TestStore> {
  const tree = findTree()
  if (tree === undefined) throw new Error("no S3 gateway found; check canTestGateway() first")
  const directory = mkdtempSync(join(tree, "tmp", "docsift-"))
  const port = await findFreePort()
  const inside = `/tmp/${basename(directory)}`
  for (const name of ["run", "data"]) mkdirSync(join(directory, name))
  writeFileSync(join(directory, "ceph.conf"), settings(inside, port))
  const common = ["-c", `${inside}/ceph.conf`, "--no-mon-config"]
  addUser(tree, directory, common)
  const start = () => run(tree, [...common, "-n", "client.rgw", "-f"], port, join(directory, "rgw.log"))
  const endpoint = `http://127.0.0.1:${port}`
  let server = await start()
  let count = 0
  return {
    async createBucket(): Promise<TestBucket> {
      const bucket = `bucket-${++count}`
      const client = new S3Client({ region: "us-east-1", endpoint, forcePathStyle: true, credentials })
      await client.send(new CreateBucketCommand({ Bucket: bucket }))
      client.destroy()
      return { bucket, region: "us-east-1", endpoint, publicEndpoint: undefined, credentials }
    },
    crash: () => end(server),
    async restart() {
      server = await start()
    },
    async stop() {
      await end(server)
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/**
 * Adds the user whose keys the tests have. The program sometimes deadlocks on exit (seen once on a busy machine, Ceph
 * 18.2.7): it is then killed and started again with a new database.
 */
function addUser(tree: string, directory: string, common: readonly string[]): void {
  const user = ["--uid=app", "--display-name=app", `--access-key=${credentials.accessKeyId}`]
  const secret = `--secret-key=${credentials.secretAccessKey}`
  const command = [tree, "radosgw-admin", ...common, "user", "create", ...user, secret]
  for (let attempt = 1; ; attempt++) {
    rmSync(join(directory, "db"), { recursive: true, force: true })
    mkdirSync(join(directory, "db"))
    try {
      execFileSync("chroot", command, { stdio: "pipe", timeout: addUserDeadlineMs, killSignal: "SIGKILL" })
      return
    } catch (error) {
      const isLate = error instanceof Error && "code" in error && error.code === "ETIMEDOUT"
      if (!isLate || attempt === addUserAttempts) throw error
    }
  }
}

function settings(directory: string, port: number): string {
  return `[global]
fsid = 11111111-1111-1111-1111-111111111111
auth_cluster_required = none
auth_service_required = none
auth_client_required = none
rgw_backend_store = dbstore
rgw_config_store = dbstore
dbstore_db_dir = ${directory}/db
mon_host = 127.0.0.1
run_dir = ${directory}/run
log_file = ${directory}/rgw.log
[client.rgw]
rgw_frontends = beast endpoint=127.0.0.1:${port}
rgw_data = ${directory}/data
admin_socket = ${directory}/run/rgw.asok
`
}

/** Whatever ends the input, the gateway is killed: it has no data worth a polite end. */
const wrapper = `"$0" "$@" & server=$!
read -r _
kill -KILL "$server"
wait "$server"`

async function run(tree: string, gateway: string[], port: number, logPath: string): Promise<ChildProcess> {
  const child = spawn("/bin/sh", ["-c", wrapper, "chroot", tree, "radosgw", ...gateway], {
    stdio: ["pipe", "ignore", "ignore"],
  })
  const deadline = Date.now() + startDeadlineMs
  for (;;) {
    try {
      await (await fetch(`http://127.0.0.1:${port}/`)).text()
      return child
    } catch (error) {
      if (Date.now() > deadline) {
        await end(child)
        throw new Error(`the S3 gateway did not start: ${readFileSync(logPath, "utf8").slice(-2000)}`, { cause: error })
      }
      await sleep(50)
    }
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, "exit")
  child.stdin?.end()
  await ended
}
