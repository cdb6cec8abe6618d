import { readdir } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { audit, countFilesNamed, settle } from "../auditor.ts"
import { Deployment } from "../deployment.ts"
import { createWorkflow } from "../load.ts"
import { type CutPlace, cutUpload } from "../cut-upload.ts"
import { rawUpload } from "../raw-connection.ts"
import { atLeast, atMost, exactly, type Figure, noted, type Scenario } from "../scenario.ts"
import { seededRandom } from "../seeded-random.ts"
import { Bucket } from "../store.ts"
import { makePage, upload, type UploadAnswer } from "../upload.ts"

const lanes = 16
/** Above one part of S3's multipart uploads (8 MiB), for one document in eight. */
const largeBytes = 9_000_000
const usualBytes = 300_000
/** The store closes a connection that idles for 5 s; those of the proper uploads must not hide ones that leak. */
const storeIdleMs = 7000
const settleDeadlineMs = 60_000
const places: readonly CutPlace[] = ["head", "partHead", "file", "form", "answer"]

/** Senders that go away in the middle of their upload. */
export const clientAborts: Scenario = {
  name: "client-aborts",
  title: "uploads cut at random bytes, by FIN and by RST, onto disk and S3",
  minutes: 2,
  async run(stage) {
    const count = stage.isQuick ? 80 : 400
    const onDisk = await abortUploads(count, undefined, stage.isQuick)
    await using bucket = await Bucket.start({ hasParts: true })
    const onS3 = await abortUploads(count, bucket, stage.isQuick)
    return [...onDisk, ...onS3]
  },
}

async function abortUploads(count: number, bucket: Bucket | undefined, isQuick: boolean): Promise<Figure[]> {
  await using deployment = await Deployment.start({
    serve: 1,
    work: 1,
    ...(bucket === undefined ? {} : { environment: bucket.environment(), storage: bucket.storage }),
  })
  const { databaseUrl, adminKey: apiKey, serves, dataDirectory } = deployment
  const [server] = serves
  if (server?.url === undefined) throw new Error("the deployment has a server")
  const { url } = server
  const workflowId = await createWorkflow(deployment.client())
  const path = `/api/v1/workflows/${workflowId}/execute`
  const send = (number: string, bytes: number) =>
    upload({ url, apiKey, workflowId, number, extension: ".html", data: makePage(number, bytes) })

  // Buffers, connections to the database and those to the store are made once, and not the fault's.
  const proper: UploadAnswer[] = []
  for (let round = 0; round < 3; round++) {
    const names = Array.from({ length: lanes }, (_, lane) => `before-${round}-${lane}`)
    proper.push(...(await Promise.all(names.map((number, lane) => send(number, lane === 0 ? largeBytes : usualBytes)))))
  }
  await settle(databaseUrl, settleDeadlineMs)
  if (bucket !== undefined) await sleep(storeIdleMs)
  const before = { memory: (await server.memory()).now, descriptors: await server.countDescriptors() }

  const random = seededRandom(count)
  const cuts = { fin: 0, rst: 0, accepted: 0 }
  let next = 0
  const lane = async () => {
    while (next < count) {
      const index = next++
      const place = places[index % places.length] ?? "file"
      const way = random() < 0.5 ? "fin" : "rst"
      const number = `${place === "answer" ? "whole" : "cut"}-${index}`
      const data = makePage(number, index % 8 === 0 ? largeBytes : usualBytes)
      const said = await cutUpload(url, rawUpload({ path, apiKey }, `${number}.html`, data), place, way, random)
      cuts[way]++
      if (place !== "answer" && said.startsWith("HTTP/1.1 200")) cuts.accepted++
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))

  const isQuiet = async () => (await server.countDescriptors()) <= before.descriptors + 2 && (await leftBehind()) === 0
  const leftBehind = async () => (await readdir(join(dataDirectory, "incoming"))).length
  const cutAt = performance.now()
  while (!(await isQuiet()) && performance.now() - cutAt < settleDeadlineMs) await sleep(100)
  const after = { memory: (await server.memory()).now, descriptors: await server.countDescriptors() }
  proper.push(await send("N-000001", usualBytes))
  await settle(databaseUrl, settleDeadlineMs)
  const grownMb = (after.memory - before.memory) / 1024 / 1024
  const where = bucket === undefined ? "disk" : `S3 (${bucket.kind})`
  const figures = [
    atLeast("uploads cut by FIN", cuts.fin, count / 4),
    atLeast("uploads cut by RST", cuts.rst, count / 4),
    exactly("uploads that were accepted before their end", cuts.accepted, 0),
    exactly("executions of uploads that were cut before their end", await countFilesNamed(databaseUrl, "cut-%"), 0),
    noted("executions of senders that left before the answer", String(await countFilesNamed(databaseUrl, "whole-%"))),
    exactly("files half received", await leftBehind(), 0),
    exactly("uploads in parts left in the store", bucket === undefined ? 0 : await bucket.countUnfinished(), 0),
    atMost("open descriptors more than before", after.descriptors - before.descriptors, 2, "descriptors"),
    isQuick
      ? noted("resident memory grown", `${grownMb.toFixed(1)} MB`)
      : atMost("resident memory grown", grownMb, 50, "MB"),
    exactly("proper uploads refused, before and after", proper.filter(({ status }) => status !== 200).length, 0),
    ...(await audit({ databaseUrl, storage: deployment.storage, sent: proper })),
  ]
  return figures.map((figure) => ({ ...figure, what: `${where}: ${figure.what}` }))
}
