import { strFromU8, strToU8, unzipSync, zipSync } from "fflate"

/** The first day a ZIP entry can carry in every time zone. */
const epoch = new Date(1980, 0, 2)

/** Packs an office file again with fixed times, so that the same content has the same bytes. */
export function fixTimes(bytes: Uint8Array): Buffer {
  const entries = Object.entries(unzipSync(bytes)).map(([name, content]): [string, Uint8Array] => {
    if (name !== "docProps/core.xml") return [name, content]
    return [name, strToU8(strFromU8(content).replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/gu, "2020-01-01T00:00:00Z"))]
  })
  return Buffer.from(zipSync(Object.fromEntries(entries), { mtime: epoch }))
}
