import { readdir } from "node:fs/promises"
import { join } from "node:path"
import { expect, test } from "vitest"
import { listPacks, readPack } from "@docsift/engine/internal/judge/manifest"
import { countedPacks, drawnPacks } from "./drawn-packs.ts"

const packs = await Promise.all(
  [drawnPacks, countedPacks].map(async (parent) => (await listPacks(parent)).map((name) => ({ name, parent }))),
)

test.each(packs.flat())(
  "pack $name names each of its documents once, and has values for what is requested and nothing else",
  async ({ name, parent }) => {
    const { cases, folder } = await readPack(join(parent, name))
    const files = (await readdir(join(folder, "files"))).map((file) => `files/${file}`)
    expect(cases.map(({ file }) => file).toSorted()).toEqual(files.toSorted())
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length)
    for (const { id, configuration, expected = {} } of cases) {
      const requested = configuration.objects.map(({ name: object, fields = [], tables = [] }) => [
        object,
        fields.map((field) => field.name).toSorted(),
        tables.map((table) => table.name).toSorted(),
      ])
      const labelled = Object.entries(expected).map(([object, truth]) => [
        object,
        Object.keys(truth?.fields ?? {}).toSorted(),
        Object.keys(truth?.tables ?? {}).toSorted(),
      ])
      expect(labelled, id).toEqual(requested)
    }
  },
)
