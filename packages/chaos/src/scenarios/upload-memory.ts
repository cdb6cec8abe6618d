import { statfsSync } from "node:fs"
import { readdir, stat } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { countExecutions } from "../auditor.ts"
import { Deployment } from "../deployment.ts"
import { createWorkflow, sendDocuments } from "../load.ts"
import { MemoryGroup } from "../memory-group.ts"
import { atLeast, atMost, exactly, noted, type Scenario } from "../scenario.ts"

const limitMebibytes = 384
const mebibyte = 1024 * 1024
const tmpfsType = 0x01021994
const chunk = new Uint8Array(64 * 1024).fill(0x78)

/** Large uploads in a small container. */
export const uploadMemory: Scenario = {
  name: "upload-memory",
  title: `100 uploads of 50 MB, 20 at once, to a server limited to ${limitMebibytes} MB of memory`,
  minutes: 4,
  obstacle() {
    const { bavail, bsize, type } = statfsSync(tmpdir())
    if (type === tmpfsType) return `${tmpdir()} is in memory (tmpfs); set TMPDIR to a directory on a disk.`
    if (bavail * bsize < 7e9) return `${tmpdir()} has less than 7 GB left; set TMPDIR to a larger disk.`
    return MemoryGroup.obstacle()
  },
  async run(context) {
    // A quick run also sends more than the limit.
    const { count, fileBytes } = context.isQuick ? { count: 24, fileBytes: 20e6 } : { count: 100, fileBytes: 50e6 }
    await using group = await MemoryGroup.create(limitMebibytes * mebibyte)
    await using deployment = await Deployment.start({ serve: 0, work: 0 })
    const server = await deployment.addReplica("serve", {}, group.wrapper)
    deployment.serves.push(server)
    const { pid } = server
    const before = await server.memory()
    const client = deployment.client()
    const workflowId = await createWorkflow(client)
    const startedAt = performance.now()
    const sent = await sendDocuments(workflowId, {
      count,
      parallel: 20,
      client: () => client,
      file: () => makeContent(fileBytes),
      onSend: (index) => index % 10 === 0 && context.note(`upload ${index} of ${count}`),
    })
    const seconds = (performance.now() - startedAt) / 1000
    const errors = sent.flatMap(({ error }) => (error instanceof Error ? [error.message] : []))
    const kills = await group.countKills()
    const isAlive = server.isRunning && server.pid === pid
    return [
      exactly("uploads acknowledged", sent.length - errors.length, count),
      ...errors.slice(0, 3).map((error) => noted("  one was not", error)),
      exactly("executions that are queued", await countExecutions(deployment.databaseUrl, ["Queued"]), count),
      exactly("documents stored completely", await countFiles(deployment.dataDirectory, fileBytes), count),
      atLeast("times the limit was reached and memory was reclaimed", await group.countPressure(), 1),
      exactly("processes that the kernel killed for memory", kills, 0),
      exactly("servers still running", isAlive ? 1 : 0, 1),
      ...(isAlive
        ? [atMost("peak resident memory", (await server.memory()).peak / mebibyte, limitMebibytes, "MiB")]
        : []),
      noted("  before the first upload", `${Math.round(before.now / mebibyte)} MiB`),
      noted("rate of all uploads together", `${Math.round((count * fileBytes) / 1e6 / seconds)} MB/s`),
    ]
  },
}

/** Generates text in chunks, so that this process does not hold it in memory either. */
async function* makeContent(bytes: number): AsyncGenerator<Uint8Array> {
  for (let left = bytes; left > 0; left -= chunk.length) yield left < chunk.length ? chunk.subarray(0, left) : chunk
}

async function countFiles(dataDirectory: string, bytes: number): Promise<number> {
  const entries = await readdir(join(dataDirectory, "files"), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const sizes = await Promise.all(files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size))
  return sizes.filter((size) => size === bytes).length
}
