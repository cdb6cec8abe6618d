import { randomBytes } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import { audit, waitUntilFinal } from "../auditor.ts"
import { Debugger, debuggable } from "../debugger.ts"
import { Deployment } from "../deployment.ts"
import { createWorkflow } from "../load.ts"
import { rawHead, rawUpload } from "../raw-connection.ts"
import { atLeast, atMost, exactly, type Scenario, within } from "../scenario.ts"
import { SlowConnections } from "../slow-connections.ts"
import { startTraffic } from "../traffic.ts"
import { upload } from "../upload.ts"

const largeBytes = 30_000_000
/** The server allows 20 s for a request head and checks every 5 s; the rest is a margin for a busy machine. */
const headDeadlineMs = 40_000
/** A server closes excess connections at once, but a busy machine may delay that. */
const dropDeadlineMs = 15_000
const settleDeadlineMs = 120_000
/** Without garbage. Measured: 21 MiB; 287 in the quick form, where a server read the document into memory for each reader. */
const maxLiveMebibytes = 50
/** Measured: 34 MiB. */
const maxResidentMebibytes = 100
/** Measured: 1.8 MiB, which ordinary callers cause beside them. A server that keeps 64 KiB of each connection grows by 8 in the quick form. */
const maxLiveGrowthMebibytes = 5

/** Clients that send or read as slowly as they can. */
export const slowClients: Scenario = {
  name: "slow-clients",
  title: "hundreds of connections that drip heads and bodies or never read, beside ordinary callers",
  minutes: 2,
  async run(context) {
    const { heads, bodies, readers, watchMs } = context.isQuick
      ? { heads: 100, bodies: 20, readers: 10, watchMs: 4000 }
      : { heads: 500, bodies: 100, readers: 50, watchMs: headDeadlineMs }
    const spare = 60
    const limit = heads + bodies + readers + spare
    await using deployment = await Deployment.start({
      serve: 1,
      work: 1,
      environment: { DOCSIFT_MAX_CONNECTIONS: String(limit), ...debuggable },
    })
    const { databaseUrl, adminKey: apiKey } = deployment
    const [server] = deployment.serves
    if (server?.url === undefined) throw new Error("the deployment has a server")
    using measured = await Debugger.connect(server)
    const { url } = server
    const client = deployment.client().withOptions({ maxRetries: 0 })
    const workflowId = await createWorkflow(client)
    const page = Buffer.from("<!doctype html><p>Number: L-000001</p><!-- ")
    const data = new Uint8Array(
      Buffer.concat([page, Buffer.from(randomBytes(largeBytes / 2).toString("hex")), Buffer.from(" -->")]),
    )
    const large = await upload({ url, apiKey, workflowId, number: "L-000001", extension: ".html", data })
    await waitUntilFinal(databaseUrl, settleDeadlineMs)
    const file = await client.executions.file(large.executionId ?? "")
    const { pathname, search } = new URL(file.url)

    const traffic = startTraffic(client, workflowId, context.isQuick)
    await sleep(2000)
    const before = await measured.measureMemory()
    const descriptors = await server.countDescriptors()
    await using slowHeads = new SlowConnections()
    await using slowBodies = new SlowConnections()
    await using slowReaders = new SlowConnections()
    const path = `/api/v1/workflows/${workflowId}/execute`
    const form = rawUpload({ path, apiKey }, "slow.txt", Buffer.alloc(1_000_000, "x"))
    await slowReaders.starve(url, readers, rawHead("GET", { path: `${pathname}${search}`, apiKey }))
    await slowBodies.drip(url, bodies, form.bytes.subarray(0, form.ends.partHead), "x")
    await slowHeads.drip(url, heads, Buffer.from("GET /livez HTTP/1.1\r\nhost: slow\r\n"), "x")
    const held = slowHeads.open + slowBodies.open + slowReaders.open
    context.note(`${held} slow connections are open`)

    // Connections over the limit are closed as soon as they are made.
    await using extra = new SlowConnections()
    await extra.drip(url, spare * 2, Buffer.from("GET /livez HTTP/1.1\r\n"), "x")
    const overLimit = held + spare * 2 - limit
    const extraAt = performance.now()
    while (extra.closedAfterMs.length < overLimit && performance.now() - extraAt < dropDeadlineMs) await sleep(50)
    const dropped = extra.closedAfterMs.length
    await extra[Symbol.asyncDispose]()

    const readBefore = traffic.succeeded.read
    await sleep(watchMs)
    const succeeded = traffic.succeeded.read - readBefore
    const during = await measured.measureMemory()
    const heldBodies = slowBodies.open
    const closed = slowHeads.closedAfterMs
    const sent = await traffic.stop()
    for (const connections of [slowHeads, slowBodies, slowReaders]) await connections[Symbol.asyncDispose]()
    await waitUntilFinal(databaseUrl, settleDeadlineMs)
    const closedAt = performance.now()
    while ((await server.countDescriptors()) > descriptors && performance.now() - closedAt < dropDeadlineMs)
      await sleep(50)
    const after = await measured.measureMemory()
    return [
      exactly("slow connections that were open at once", held, heads + bodies + readers),
      atLeast("connections closed because of the limit", dropped, overLimit),
      exactly("ordinary requests that failed", traffic.failures.length, 0),
      atLeast("ordinary reads that succeeded meanwhile", succeeded, context.isQuick ? 5 : 100),
      ...(context.isQuick
        ? []
        : [
            exactly("connections with a slow head that the server closed", closed.length, heads),
            atLeast("soonest of these", Math.min(...closed) / 1000, 19, "s"),
            within("latest of these", Math.max(...closed) / 1000, headDeadlineMs / 1000),
            exactly("slow bodies still open, within their limit of half an hour", heldBodies, bodies),
          ]),
      atMost("live memory of the slow connections", during.live - before.live, maxLiveMebibytes, "MiB"),
      atMost("resident memory of the slow connections", during.resident - before.resident, maxResidentMebibytes, "MiB"),
      atMost("growth of live memory once they were closed", after.live - before.live, maxLiveGrowthMebibytes, "MiB"),
      ...(await audit({ databaseUrl, storage: deployment.storage, sent: [...sent, large] })),
    ]
  },
}
