import { readdir } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { seededRandom } from "@docsift/testing/seeded-random"
import { audit, countFilesNamed, waitUntilFinal } from "../auditor.ts"
import { Debugger, debuggable } from "../debugger.ts"
import { Deployment } from "../deployment.ts"
import { createWorkflow } from "../load.ts"
import { countUnknown } from "../orphaned-files.ts"
import { type CutPoint, cutUpload } from "../cut-upload.ts"
import { rawUpload } from "../raw-connection.ts"
import { atLeast, atMost, exactly, type Figure, noted, type Scenario } from "../scenario.ts"
import { Bucket } from "../store.ts"
import { makePage, upload, type UploadResponse } from "../upload.ts"

const lanes = 16
/** Size of every eighth document: more than one part of an S3 multipart upload (8 MiB). */
const largeBytes = 9_000_000
const usualBytes = 300_000
/** The store closes connections that idle for 5 s; those of complete uploads must not hide leaked ones. */
const storeIdleMs = 7000
const settleDeadlineMs = 60_000
/**
 * A store may carry out a PUT whose connection was cut, and do so after the DELETE that followed it: no order holds between
 * two connections. Happened to 1 in 80 on a machine under load.
 */
const lateShare = 20
/**
 * Measured without garbage: none after 400 uploads, and 0.4 to 0.6 MiB in the quick form, where a server whose timers kept
 * each upload grew by 4.8 MiB.
 */
const maxLiveGrowthMebibytes = 2
/** It includes memory that Node does not count. Measured: 1.0 MiB, and 7.5 MiB in the quick form. */
const maxResidentGrowthMebibytes = 20
const places: readonly CutPoint[] = ["head", "partHead", "file", "form", "response"]

/** Clients that disconnect in the middle of their upload. */
export const clientAborts: Scenario = {
  name: "client-aborts",
  title: "uploads cut at random bytes, by FIN and by RST, onto disk and S3",
  minutes: 2,
  async run(context) {
    const count = context.isQuick ? 80 : 400
    const onDisk = await abortUploads(count, undefined)
    await using bucket = await Bucket.start({ hasParts: true })
    const onS3 = await abortUploads(count, bucket)
    return [...onDisk, ...onS3]
  },
}

async function abortUploads(count: number, bucket: Bucket | undefined): Promise<Figure[]> {
  await using deployment = await Deployment.start({
    serve: 1,
    work: 1,
    environment: { ...bucket?.environment(), ...debuggable },
    ...(bucket === undefined ? {} : { storage: bucket.storage }),
  })
  const { databaseUrl, adminKey: apiKey, serves, dataDirectory } = deployment
  const [server] = serves
  if (server?.url === undefined) throw new Error("the deployment has a server")
  using measured = await Debugger.connect(server)
  const { url } = server
  const workflowId = await createWorkflow(deployment.client())
  const path = `/api/v1/workflows/${workflowId}/execute`
  const send = (number: string, bytes: number) =>
    upload({ url, apiKey, workflowId, number, extension: ".html", data: makePage(number, bytes) })

  // Warm-up: buffers and connections to the database and the store are allocated once and not due to the fault.
  const complete: UploadResponse[] = []
  for (let round = 0; round < 3; round++) {
    const names = Array.from({ length: lanes }, (_, lane) => `before-${round}-${lane}`)
    complete.push(
      ...(await Promise.all(names.map((number, lane) => send(number, lane === 0 ? largeBytes : usualBytes)))),
    )
  }
  await waitUntilFinal(databaseUrl, settleDeadlineMs)
  if (bucket !== undefined) await sleep(storeIdleMs)
  const before = { memory: await measured.measureMemory(), descriptors: await server.countDescriptors() }

  const random = seededRandom(count)
  const cuts = { fin: 0, rst: 0, accepted: 0 }
  let next = 0
  const lane = async () => {
    while (next < count) {
      const index = next++
      const place = places[index % places.length] ?? "file"
      const way = random() < 0.5 ? "fin" : "rst"
      const number = `${place === "response" ? "whole" : "cut"}-${index}`
      const data = makePage(number, index % 8 === 0 ? largeBytes : usualBytes)
      const response = await cutUpload(url, rawUpload({ path, apiKey }, `${number}.html`, data), place, way, random)
      cuts[way]++
      if (place !== "response" && response.startsWith("HTTP/1.1 200")) cuts.accepted++
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))

  const isQuiet = async () => (await server.countDescriptors()) <= before.descriptors + 2 && (await leftBehind()) === 0
  const leftBehind = async () => (await readdir(join(dataDirectory, "incoming"))).length
  const cutAt = performance.now()
  while (!(await isQuiet()) && performance.now() - cutAt < settleDeadlineMs) await sleep(100)
  const after = { memory: await measured.measureMemory(), descriptors: await server.countDescriptors() }
  complete.push(await send("N-000001", usualBytes))
  await waitUntilFinal(databaseUrl, settleDeadlineMs)
  const where = bucket === undefined ? "disk" : `S3 (${bucket.kind})`
  const figures = [
    atLeast("uploads cut by FIN", cuts.fin, count / 4),
    atLeast("uploads cut by RST", cuts.rst, count / 4),
    exactly("uploads accepted before they were complete", cuts.accepted, 0),
    exactly("executions of uploads cut before they were complete", await countFilesNamed(databaseUrl, "cut-%"), 0),
    noted(
      "executions of clients that disconnected before the response",
      String(await countFilesNamed(databaseUrl, "whole-%")),
    ),
    exactly("partially received files", await leftBehind(), 0),
    exactly("unfinished multipart uploads in the store", bucket === undefined ? 0 : await bucket.countUnfinished(), 0),
    atMost("growth of open descriptors", after.descriptors - before.descriptors, 2, "descriptors"),
    atMost("growth of live memory", after.memory.live - before.memory.live, maxLiveGrowthMebibytes, "MiB"),
    atMost(
      "growth of resident memory",
      after.memory.resident - before.memory.resident,
      maxResidentGrowthMebibytes,
      "MiB",
    ),
    exactly("complete uploads rejected, before and after", complete.filter(({ status }) => status !== 200).length, 0),
    ...(bucket === undefined
      ? []
      : [
          atMost(
            "documents left for the sweep",
            await countUnknown(databaseUrl, deployment.storage),
            count / lateShare,
            "documents",
          ),
        ]),
    ...(await audit(
      { databaseUrl, storage: deployment.storage, sent: complete },
      { mayHaveOrphans: bucket !== undefined },
    )),
  ]
  return figures.map((figure) => ({ ...figure, what: `${where}: ${figure.what}` }))
}
