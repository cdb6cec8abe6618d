import { execFile } from "node:child_process"
import { glob, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { promisify } from "node:util"
import { Client } from "@docsift/sdk"
import { fromPath } from "@docsift/sdk/node"
import { printTutorialInvoice, tutorialInvoices } from "@docsift/testing/files/tutorial-invoice"
import { afterAll, beforeAll, expect, test } from "vitest"
import { parseBlocks } from "./blocks.ts"
import { findMissingLine } from "./compare-output.ts"
import { Reader, repository } from "./tutorial.ts"

const tutorials = join(repository, "docs/tutorials")

/** A dozen starts of the command line and a server for each page. */
const longTimeoutMs = 600_000

let reader: Reader
beforeAll(async () => {
  reader = await Reader.create(await mkdtemp(join(tmpdir(), "docsift-tutorials-")))
})
afterAll(async () => {
  await reader.close()
  await rm(reader.folder, { recursive: true, force: true })
})

// The pages continue each other, as they do for a reader: each test needs those above.
test("a reader of the first tutorial sees the values of the invoice", { timeout: longTimeoutMs }, async () => {
  const page = await reader.open("tutorials/first-document.md")
  await page.follow({ until: "Read the same from the terminal" })
  const client = new Client(reader.connection)
  const { fileId } = await client.files.create(fromPath(join(tutorials, "invoice-1.pdf")))
  const { workflow } = await client.workflows.suggest({ fileIds: [fileId] })
  const { workflowId } = await client.workflows.create(workflow)
  const { workflowExecutionId } = await client.workflows.executeFile(workflowId, fileId)
  await client.executions.wait(workflowExecutionId)
  await page.follow()
})

test("a reader of the second tutorial runs a workflow from TypeScript", { timeout: longTimeoutMs }, async () => {
  await (await reader.open("tutorials/your-own-workflow.md")).follow()
})

test(
  "a reader of the third tutorial corrects values and passes an evaluation",
  { timeout: longTimeoutMs },
  async () => {
    const page = await reader.open("tutorials/review-and-improve.md")
    await page.follow({ until: "Correct the other one in the terminal" })
    const client = new Client(reader.connection)
    for await (const { id, fileName } of client.executions.list({ review: "needed" })) {
      if (fileName !== "invoice-1.pdf") continue
      const { revision } = await client.executions.review(id)
      const corrections = { "/Invoice/fields/Amount held back": { value: 206.13 } }
      await client.executions.updateReview(id, { revision, state: "approved", corrections })
    }
    await page.follow()
  },
)

test(
  "a reader of the fourth tutorial receives a message, and one that was missed",
  { timeout: longTimeoutMs },
  async () => {
    const page = await reader.open("tutorials/webhooks.md")
    await page.follow({ until: "Miss a message and get it" })
    await reader.stopReceiver()
    await page.follow({ until: "What you have" })

    // The programs that the reader has written, with the types that the command line has generated.
    const compilerOptions = { lib: ["ES2024", "ESNext.Disposable"], noEmit: true }
    const extend = join(repository, "tsconfig.base.json")
    const config = join(reader.folder, "tutorial/tsconfig.json")
    await writeFile(config, JSON.stringify({ extends: extend, compilerOptions, include: ["*.ts"] }))
    const root = createRequire(join(repository, "package.json"))
    const compiler = join(dirname(root.resolve("typescript/package.json")), "bin/tsc")
    const compiled = promisify(execFile)(process.execPath, [compiler, "-p", config, "--pretty", "false"])
    await expect(compiled.then(({ stdout }) => stdout)).resolves.toBe("")

    await page.follow()
    expect(await readdir(reader.folder)).not.toContain("tutorial")
  },
)

test("the blocks that are not run are these", async () => {
  const excepted: string[] = []
  for await (const name of glob("*.md", { cwd: tutorials })) {
    const blocks = parseBlocks(await readFile(join(tutorials, name), "utf8"))
    for (const { marker, code } of blocks) if (marker?.startsWith("not run: ") === true) excepted.push(code)
  }
  expect(excepted).toEqual([expect.stringMatching(/^git clone .*\ncd docsift\nnpm ci\n$/)])
})

test.each(Object.entries(tutorialInvoices))("%s is what its builder prints", async (name, invoice) => {
  expect(await printTutorialInvoice(invoice)).toEqual(await readFile(join(tutorials, name)))
})

test("a line that a tutorial shows and nothing printed is found", () => {
  const printed = "Total   4,122.60  p. 1   98 %\nexe_1f corrected  /Invoice\n"
  expect(findMissingLine("Total  4,122.60  p. 1  99 %\nexe_…  corrected  …\n", printed)).toBeUndefined()
  expect(findMissingLine("Total  4,122.61  p. 1  99 %\n", printed)).toBe("Total  4,122.61  p. 1  99 %")
  expect(findMissingLine("exe_…  corrected  …\nTotal  4,122.60  p. 1  99 %\n", printed)).toMatch(/^Total/)
  expect(findMissingLine("exe_…  approved\n", printed)).toBe("exe_…  approved")
  expect(findMissingLine("Total\n", printed)).toBe("Total")
})
