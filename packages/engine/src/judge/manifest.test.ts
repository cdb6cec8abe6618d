import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "vitest"
import { ManifestError } from "./manifest-problems.ts"
import { listPacks, parseManifest, readPack } from "./manifest.ts"

const configuration = {
  objects: [
    {
      name: "Invoice",
      fields: [
        { name: "Due date", type: "date" },
        { name: "Total", type: "number" },
      ],
      tables: [{ name: "Lines", columns: [{ name: "Item", type: "string" }] }],
    },
  ],
}

const good = {
  configuration,
  cases: [
    {
      id: "a",
      file: "files/a.pdf",
      expected: { Invoice: { fields: { "Due date": null, Total: 3 }, tables: { Lines: [{ Item: "Pen" }] } } },
      accept: { "/Invoice/fields/Total": [3.1] },
      places: { "/Invoice/tables/Lines/0/Item": [{ page: 1, box: [1, 2, 3, 4] }] },
      tags: ["scan"],
    },
  ],
}

function problemsOf(manifest: unknown): readonly string[] {
  try {
    parseManifest(typeof manifest === "string" ? manifest : JSON.stringify(manifest), "manifest.json")
  } catch (error) {
    if (error instanceof ManifestError) return error.problems
    throw error
  }
  return []
}

const withCase = (change: object) => ({ ...good, cases: [{ ...good.cases[0], ...change }] })

test("a well-formed manifest is read with everything in it", () => {
  const [first] = parseManifest(JSON.stringify(good), "manifest.json")
  expect(first).toMatchObject({ id: "a", configuration, tags: ["scan"], accept: { "/Invoice/fields/Total": [3.1] } })
  expect(first?.places).toEqual({ "/Invoice/tables/Lines/0/Item": [{ page: 1, box: [1, 2, 3, 4] }] })
})

test.each([
  ["cut off", '{"cases": [', /^the file: is not valid JSON/u],
  ["a list", [], /^the file: must be an object, is an array$/u],
  ["no cases", { configuration }, /^cases: must be an array, is missing$/u],
  ["no case in it", { configuration, cases: [] }, /^cases: must have at least one case$/u],
  [
    "a case without a file",
    withCase({ file: undefined }),
    /^cases\[0\]\.file: must be a non-empty string, is missing$/u,
  ],
  [
    "an unknown type",
    withCase({
      configuration: { objects: [{ name: "Invoice", fields: [{ name: "x", type: "money" }] }] },
      expected: undefined,
      accept: undefined,
      places: undefined,
    }),
    /fields\[0\]\.type: must be string, date or number, is string "money"$/u,
  ],
  [
    "a name twice",
    { ...good, configuration: { objects: [...configuration.objects, ...configuration.objects] } },
    /^configuration\.objects\[1\]\.name: "Invoice" is a duplicate$/u,
  ],
  [
    "an object that is not configured",
    withCase({ expected: { Bill: {} }, accept: {}, places: {} }),
    /^cases\[0\]\.expected\.Bill: the configuration has no object/u,
  ],
  [
    "a field that is not configured",
    withCase({ expected: { Invoice: { fields: { Duedate: null } } }, accept: {}, places: {} }),
    /expected\.Invoice\.fields\.Duedate: the configuration has no field of this name$/u,
  ],
  [
    "a table that is not configured",
    withCase({ expected: { Invoice: { tables: { Rows: [] } } }, accept: {}, places: {} }),
    /expected\.Invoice\.tables\.Rows: the configuration has no table/u,
  ],
  [
    "a day in another form",
    withCase({ expected: { Invoice: { fields: { "Due date": "3.2.2024" } } }, accept: {}, places: {} }),
    /fields\.Due date: must be a date YYYY-MM-DD, is string "3\.2\.2024"$/u,
  ],
  [
    "a number in quotes",
    withCase({ expected: { Invoice: { fields: { Total: "3" } } }, accept: {}, places: {} }),
    /fields\.Total: must be a JSON number, is string "3"$/u,
  ],
  [
    "a number for a text",
    withCase({ expected: { Invoice: { tables: { Lines: [{ Item: 3 }] } } }, accept: {}, places: {} }),
    /tables\.Lines\[0\]\.Item: must be a string, is number 3$/u,
  ],
  [
    "a list as a value",
    withCase({ expected: { Invoice: { fields: { Total: [3] } } }, accept: {}, places: {} }),
    /fields\.Total: must be a string, a number or null, is an array$/u,
  ],
  [
    "a pointer to nothing",
    withCase({ accept: { "/Invoice/fields/total": [1] } }),
    /accept\.\/Invoice\/fields\/total: does not point to a value in expected$/u,
  ],
  [
    "a place on page 0",
    withCase({ places: { "/Invoice/fields/Total": [{ page: 0 }] } }),
    /Total\[0\]\.page: must be a page number from 1, is number 0$/u,
  ],
  [
    "a box of three",
    withCase({ places: { "/Invoice/fields/Total": [{ page: 1, box: [1, 2, 3] }] } }),
    /Total\[0\]\.box: must be \[x0, y0, x1, y1\]/u,
  ],
  ["an id twice", { ...good, cases: [good.cases[0], good.cases[0]] }, /^cases\[1\]\.id: "a" is a duplicate$/u],
  [
    "no configuration at all",
    { cases: [{ id: "a", file: "b" }] },
    /^cases\[0\]\.configuration: is missing, and the pack has none either$/u,
  ],
])("%s is rejected with its path and the fix", (_, manifest, problem) => {
  expect(problemsOf(manifest)).toEqual([expect.stringMatching(problem)])
})

test("all mistakes are reported together under the file's name", () => {
  const manifest = withCase({
    id: 7,
    expected: { Invoice: { fields: { Total: "3", Sum: 1 } } },
    accept: {},
    places: {},
  })
  expect(() => parseManifest(JSON.stringify(manifest), "packs/x/manifest.json")).toThrow(
    /^packs\/x\/manifest\.json has mistakes:\n {2}cases\[0\]\.expected.*\n {2}.*\n {2}cases\[0\]\.id/u,
  )
})

test("a folder without packs, a pack without a manifest and a case without its file are named", async () => {
  const folder = await mkdtemp(join(tmpdir(), "docsift-packs-"))
  try {
    await expect(listPacks(folder)).rejects.toThrow(/neither it nor a folder in it has a manifest\.json/u)
    await expect(listPacks(join(folder, "nowhere"))).rejects.toThrow(/nowhere: no such folder/u)
    await expect(readPack(join(folder, "bills"))).rejects.toThrow(/bills.manifest\.json: no such file/u)
    await mkdir(join(folder, "bills"))
    await writeFile(join(folder, "bills", "manifest.json"), JSON.stringify(good))
    await expect(listPacks(folder)).resolves.toEqual(["bills"])
    await expect(readPack(join(folder, "bills"))).rejects.toThrow(
      /cases\[0\]\.file: the file "files\/a\.pdf" does not exist/u,
    )
  } finally {
    await rm(folder, { recursive: true })
  }
})
