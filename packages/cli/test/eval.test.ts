import { appendFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Report } from "@docsift/engine/judge"
import { afterEach, beforeEach, expect, test } from "vitest"
import { runProgram } from "./run-program.ts"
import { sampleInvoice } from "./sample-invoice.ts"

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "docsift-cli-"))
})
afterEach(() => rm(folder, { recursive: true }))

const configuration = {
  objects: [
    {
      name: "Invoice",
      fields: [
        { name: "Invoice number", type: "string" },
        { name: "Due date", type: "date" },
        { name: "Total", type: "number" },
        { name: "IBAN", type: "string" },
      ],
      tables: [
        {
          name: "Lines",
          columns: [
            { name: "Description", type: "string" },
            { name: "Amount", type: "number" },
          ],
        },
      ],
    },
  ],
}
const lines = [
  { Description: "Standing desk", Amount: 2934 },
  { Description: "Task chair", Amount: 3750 },
]
/** What the sample prints, but for a total that differs from it. */
const expected = {
  Invoice: {
    fields: { "Invoice number": "LM-2026-0417", "Due date": "2026-04-04", Total: 1, IBAN: null },
    tables: { Lines: lines },
  },
}
const packOf = (cases: readonly object[]) => ({ configuration, cases })
const invoice = { id: "1", file: "invoice.txt", expected }

const run = (...args: string[]) => runProgram(["eval", ...args], { cwd: folder })
const sentence = ({ stderr }: { stderr: string }) => stderr.trim()

async function writePack(pack: object | string, name = "pack"): Promise<void> {
  await mkdir(join(folder, name), { recursive: true })
  await writeFile(join(folder, name, "invoice.txt"), sampleInvoice)
  await writeFile(join(folder, name, "manifest.json"), typeof pack === "string" ? pack : JSON.stringify(pack))
}

const reportOf = async (...args: string[]): Promise<Report> => JSON.parse((await run(...args, "-o", "json")).stdout)

test("a folder with a manifest is judged: figures, the worst field first, and what was expected", async () => {
  await writePack(packOf([invoice]))
  const { code, stdout, stderr } = await run("--data", "pack")
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" })
  expect(stdout).toMatchInlineSnapshot(`
    "pack  1 document
    fields exact       66.7 %
    precision          66.7 %
    absent left null  100.0 %
    table cells F1    100.0 %
    rows whole        100.0 %
    F1                 87.5 %

    field                           right  wrong  missing  invented
    Invoice · Total                0 of 1      1
    Invoice · Invoice number       1 of 1
    Invoice · Due date             1 of 1
    Invoice · IBAN                 1 of 1
    Invoice · Lines · Description  2 of 2
    Invoice · Lines · Amount       2 of 2

    document  value                  verdict  expected  extracted
    1         /Invoice/fields/Total  wrong    1         8020.8
    "
  `)
})

test("-o json has the figures, the fields and every value that is not right", async () => {
  await writePack(packOf([invoice]))
  const report = await reportOf("--data", "pack")
  expect(report).toMatchObject({ version: 2, packs: [{ name: "pack", summary: { fieldExact: 2 / 3, absentNull: 1 } }] })
  const [pack] = report.packs
  expect(pack?.fields[0]).toEqual({
    object: "Invoice",
    name: "Total",
    right: 0,
    empty: 0,
    wrong: 1,
    missing: 0,
    invented: 0,
  })
  expect(pack?.documents[0]?.misses).toEqual([
    { path: "/Invoice/fields/Total", verdict: "wrong", want: 1, got: 8020.8 },
  ])
})

test("a folder of packs is judged pack by pack, and a document that cannot be read counts as missed", async () => {
  await writePack(packOf([invoice]), "data/a")
  await writePack(packOf([{ ...invoice, file: "broken.pdf" }]), "data/b")
  await writeFile(join(folder, "data/b/broken.pdf"), "%PDF-1.7 nothing")
  const { packs } = await reportOf("--data", "data")
  expect(packs.map(({ name, summary }) => [name, summary.failed, summary.fieldExact])).toEqual([
    ["a", 0, 2 / 3],
    ["b", 1, 0],
  ])
  expect((await run("--data", "data")).stdout).toMatch(/failed {2,}reason\nbroken\.pdf {2,}file_unreadable: /)
})

test("--definition extracts with another definition, and judges the values that both name", async () => {
  const objectWith = (description?: string) => {
    const fields = [
      { name: "Amount due", type: "number", description },
      { name: "IBAN", type: "string" },
    ]
    return { objects: [{ name: "Invoice", fields: description === undefined ? fields : fields.slice(0, 1) }] }
  }
  const settled = { Invoice: { fields: { "Amount due": 6020.8, IBAN: null } } }
  await writePack({ configuration: objectWith(), cases: [{ ...invoice, expected: settled }] })
  await appendFile(join(folder, "pack/invoice.txt"), "Paid on account:    2,000.00\nStill to be settled:  6,020.80\n")
  await writeFile(join(folder, "better.json"), JSON.stringify(objectWith('Printed as "Still to be settled"')))
  expect((await reportOf("--data", "pack")).packs[0]?.summary).toMatchObject({ fieldExact: 0, absentNull: 1 })
  const better = await reportOf("--data", "pack", "--definition", "better.json")
  expect(better.packs[0]?.summary).toMatchObject({ fieldExact: 1, absentNull: null })
})

test("a baseline is equal to itself, and a figure that is lower exits with 1", async () => {
  await writePack(packOf([{ ...invoice, expected: { Invoice: { ...expected.Invoice, fields: { Total: 8020.8 } } } }]))
  expect(await run("--data", "pack", "-o", "json", "--out", "before.json")).toMatchObject({ code: 0, stdout: "" })
  const same = await run("--data", "pack", "--baseline", "before.json")
  expect(same).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/\n\npack: F1 100\.00 → 100\.00 \(\+0\.00\)\n$/),
  })
  await writePack(packOf([{ ...invoice, expected: { Invoice: { ...expected.Invoice, fields: { Total: 2 } } } }]))
  const worse = await run("--data", "pack", "--baseline", "before.json", "--json")
  expect(worse).toMatchObject({ code: 1, stderr: expect.stringContaining("pack: fields exact 100.00 → 0.00") })
  expect(worse.stderr).toContain("pack 1 worse /Invoice/fields/Total wrong: want 2 got 8020.8\n")
  expect(JSON.parse(worse.stdout), "standard output is the report alone").toMatchObject({ version: 2 })
  expect(await run("--data", "pack", "--baseline", "before.json", "--tolerance", "100")).toMatchObject({ code: 0 })
})

test.each([
  ["nothing", [], /^error Pass --data with a folder of labelled documents, or --workflow/],
  [
    "a folder without a manifest",
    ["--data", "empty"],
    /^error empty: neither it nor a folder in it has a manifest\.json/,
  ],
  ["no folder", ["--data", "nowhere"], /^error nowhere: no such folder/],
  [
    "broken JSON",
    ["--data", "broken"],
    /broken\/manifest\.json has a mistake:\n +.*not valid JSON \(.+ at line 2, column 3\)$/,
  ],
  [
    "a missing file",
    ["--data", "gone"],
    /gone\/manifest\.json has a mistake:\n {2}cases\[0\]\.file: the file "gone\.pdf" does not exist/,
  ],
  [
    "a misspelt field",
    ["--data", "typo"],
    /cases\[0\]\.expected\.Invoice\.fields\.Totl: the configuration has no field/,
  ],
  ["no baseline", ["--data", "gone", "--baseline", "none.json"], /^error none\.json: no such file/],
  [
    "another file as the baseline",
    ["--data", "gone", "--baseline", "other.json"],
    /^error other\.json: is not a result of this version/,
  ],
  ["a tolerance below 0", ["--data", "gone", "--tolerance", "-1"], /must be a number of percentage points/],
])("%s costs the exit code 2 and a sentence", async (_, args, message) => {
  await mkdir(join(folder, "empty"))
  await writePack("{\n  cases: []\n}", "broken")
  await writePack(packOf([{ ...invoice, file: "gone.pdf" }]), "gone")
  await writePack(packOf([{ ...invoice, expected: { Invoice: { fields: { Totl: 1 } } } }]), "typo")
  await writeFile(join(folder, "other.json"), "{}")
  const result = await run(...args)
  expect(result).toMatchObject({ code: 2, stdout: "" })
  expect(sentence(result)).toMatch(message)
})
