import { generateVaried } from "@docsift/eval/generate/varied/varied-set"
import { createSampleInvoice } from "@docsift/example-demo/sample-invoice"
import type { PageBox, WorkflowId, WorkflowInput } from "@docsift/sdk"
import { canTestBrowser } from "@docsift/testing/chromium"
import type { Page } from "playwright-core"
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { type ConsoleBrowser, startConsoleBrowser } from "./console-browser.ts"

const invoices: WorkflowInput = {
  name: "Invoices",
  configuration: {
    objects: [
      {
        name: "Invoice",
        fields: [
          { name: "Invoice number", type: "string" },
          { name: "Due date", type: "date" },
          { name: "Total", type: "number" },
        ],
      },
    ],
  },
}

const squeeze = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "")

describe.skipIf(!canTestBrowser())("workflows", () => {
  let context: ConsoleBrowser
  let fileId: string
  beforeAll(async () => {
    context = await startConsoleBrowser()
    const sample = await context.client.files.create(new File([await createSampleInvoice()], "invoice.pdf"))
    fileId = sample.fileId
  })
  afterEach(() => context.closeScreens())

  afterAll(() => context[Symbol.asyncDispose]())

  const create = async (input = invoices): Promise<WorkflowId> =>
    (await context.client.workflows.create(input)).workflowId
  const namesOf = async (workflowId: WorkflowId) => {
    const { configuration } = await context.client.workflows.get(workflowId)
    return configuration.objects[0]?.fields?.map(({ name }) => name)
  }
  const nameField = (page: Page, name: string) =>
    page.getByRole("textbox", { name: `Name of field ${name}`, exact: true })
  const isSaved = (page: Page, version: number) => page.getByText(`Saved as version ${version}.`).waitFor()

  test.each(["en", "de"] as const)(
    "a dropped invoice (%s) is read, proposed with its places, created and run, and the values are those proposed",
    async (language) => {
      const invoice = generateVaried({ seed: "console", size: 1, kinds: ["invoice"], languages: [language] }, 1)
      const { bytes, cases } = await invoice.render()
      const labels = cases[0]?.labels ?? []
      const { page, faults } = await context.open("/workflows/new")
      await drop(page, "Drop a document here", bytes, invoice.fileName)
      await page.waitForURL(/files=file_[0-9a-f]{12}/)
      const sampleId = new URL(page.url()).searchParams.get("files") ?? ""
      await page.getByRole("heading", { name: "Fields" }).waitFor()
      const { fields, columns } = await context.client.workflows.suggest({ fileIds: [sampleId] })

      const isTrue = (text: string) => labels.some((printed) => squeeze(printed.text).includes(squeeze(text)))
      expect(fields.filter(({ example }) => isTrue(example.text)).length).toBeGreaterThanOrEqual(8)
      expect(columns.length).toBeGreaterThanOrEqual(3)

      // The box that is drawn for each value holds the words that the list shows.
      const words = new Map<number, Awaited<ReturnType<typeof context.client.files.words>>["words"]>()
      for (const { pointer, example } of [...fields, ...columns]) {
        const name = pointer.slice(pointer.lastIndexOf("/") + 1).replaceAll("~1", "/")
        const rect = page.locator(`rect[data-pointer="${pointer.replaceAll('"', '\\"')}"]`)
        // A page that is far away is drawn when one of its values is chosen.
        if ((await rect.count()) === 0) {
          const line = page.locator("[data-part]").filter({
            has: page.getByRole("checkbox", { name: `Include ${name}`, exact: true }),
          })
          await line.getByTitle("Show on the page").first().click()
        }
        await rect.waitFor({ state: "attached" })
        const box = await rect.evaluate((element) =>
          ["x", "y", "width", "height"].map((side) => Number(element.getAttribute(side))),
        )
        const printed = words.get(example.page) ?? (await context.client.files.words(sampleId, example.page)).words
        words.set(example.page, printed)
        const inside = printed.filter((word) => isInside(word.box, box)).map(({ text }) => text)
        expect(squeeze(inside.join("")), pointer).toContain(squeeze(example.text))
      }

      await page.getByRole("button", { name: "Create and run on this document" }).click()
      await page.waitForURL(/executions\/exe_/)
      const executionId = /exe_[0-9a-f]{12}/.exec(page.url())?.[0] ?? ""
      await context.client.executions.wait(executionId)
      const { evidence } = await context.client.executions.evidence(executionId)
      for (const { pointer, example } of fields) {
        expect(squeeze(evidence[pointer]?.text ?? ""), pointer).toBe(squeeze(example.text))
      }
      for (const { pointer, example } of columns) {
        const [table = "", column = ""] = pointer.split("/columns/")
        const cells = Object.entries(evidence).filter(
          ([cell]) => cell.startsWith(`${table}/`) && cell.endsWith(`/${column}`),
        )
        expect(
          cells.map(([, { text }]) => squeeze(text)),
          pointer,
        ).toContain(squeeze(example.text))
      }
      expect(faults).toEqual([])
      await page.context().close()
    },
    // Everything that a newcomer does, and a look at the place of each value.
    600_000,
  )

  test("what is not ticked is not created, and a renamed field is still found by its printed label", async () => {
    const { page } = await context.open(`/workflows/new?files=${fileId}`)
    await page.getByRole("checkbox", { name: "All of Fields" }).uncheck()
    await page.getByRole("checkbox", { name: "Include Order number" }).check()
    await page.getByRole("textbox", { name: "Name of field Order number" }).fill("Zebra")
    await page.getByRole("checkbox", { name: "All of Table Line items" }).uncheck()
    await page.getByText("1 value selected").waitFor()
    await page.getByRole("button", { name: "Create only" }).click()
    await page.waitForURL(/workflows\/wkf_/)
    const workflowId = /wkf_[0-9a-f]{12}/.exec(page.url())?.[0] ?? ""
    expect(await namesOf(workflowId)).toEqual(["Zebra"])
    await page.locator("[data-part]").getByText("PO-77120", { exact: true }).waitFor()
    await page.context().close()
  })

  test("of several samples each value says how many print it, and its place opens the sample that it is from", async () => {
    const other = generateVaried({ seed: "console", size: 1, kinds: ["invoice"], languages: ["en"] }, 1)
    const { fileId: otherId } = await context.client.files.create(new File([(await other.render()).bytes], "other.pdf"))
    const { fields } = await context.client.workflows.suggest({ fileIds: [fileId, otherId] })
    const elsewhere = fields.find(({ example }) => example.fileId === otherId)
    if (elsewhere === undefined) throw new Error("Every example is from the first sample")
    const { page, faults } = await context.open(`/workflows/new?files=${fileId},${otherId}`)
    const samples = page.getByRole("navigation", { name: "Samples" })
    await samples.getByRole("link", { name: "invoice.pdf" }).and(page.locator("[aria-current=page]")).waitFor()
    const line = page.locator("[data-part]").filter({ hasText: elsewhere.example.text }).first()
    await line.getByText(`in ${elsewhere.seenIn} of 2`).click()
    await page.locator(`rect[data-pointer="${elsewhere.pointer}"]`).waitFor({ state: "attached" })
    await samples.getByRole("link", { name: "other.pdf" }).and(page.locator("[aria-current=page]")).waitFor()
    expect(await samples.locator("[aria-current]").count()).toBe(1)
    expect(faults).toEqual([])
    await page.context().close()
  })

  test("another name changes what the try finds, and no execution appears", async () => {
    const workflowId = await create()
    const { page, faults } = await context.open(`/workflows/${workflowId}?file=${fileId}`)
    await page.locator("[data-part]").getByText("LM-2026-00417", { exact: true }).waitFor()
    await nameField(page, "Invoice number").fill("Elephants")
    await page.getByText("Not found in the sample").waitFor()
    await nameField(page, "Elephants").fill("Bill no.")
    await page.locator("[data-part]").getByText("LM-2026-00417", { exact: true }).waitFor()
    expect(page.url()).toContain(encodeURIComponent("/Invoice/fields/Bill no.").replaceAll("%20", "+"))
    expect(await context.client.executions.list({ workflowId })).toEqual([])
    expect(await namesOf(workflowId)).toContain("Invoice number")
    expect(faults).toEqual([])
    await page.context().close()
  })

  test("edits by keyboard are undone, redone and saved with Ctrl+S", async () => {
    const workflowId = await create()
    const { page, faults } = await context.open(`/workflows/${workflowId}`)
    await nameField(page, "Total").press("Alt+ArrowUp")
    await nameField(page, "Total").press("Alt+ArrowUp")
    await expect.poll(() => page.evaluate("document.activeElement.value")).toBe("Total")
    await page.getByRole("button", { name: "Add field" }).click()
    await page.keyboard.type("IBAN")
    await page.getByRole("button", { name: "Actions for field Due date" }).click()
    await page.getByRole("menuitem", { name: "Delete field" }).click()
    await nameField(page, "Due date").waitFor({ state: "detached" })
    await page.keyboard.press("Control+z")
    await nameField(page, "Due date").waitFor()
    await page.keyboard.press("Control+z")
    await nameField(page, "IBAN").waitFor({ state: "detached" })
    await page.keyboard.press("Control+Shift+z")
    await nameField(page, "IBAN").waitFor()
    await page.keyboard.press("Control+s")
    await isSaved(page, 2)
    expect(await namesOf(workflowId)).toEqual(["Total", "Invoice number", "Due date", "IBAN"])
    expect(faults).toEqual([])
    await page.context().close()
  })

  test("a definition with a problem is not saved, and the problem leads to its place", async () => {
    const workflowId = await create()
    const { page } = await context.open(`/workflows/${workflowId}`)
    await nameField(page, "Due date").fill("Total")
    await page.getByRole("button", { name: "Save" }).click()
    await page.getByRole("button", { name: "Invoice › Total: “Total” is used twice.".replaceAll(/[“”]/g, '"') }).click()
    await expect.poll(() => page.evaluate("document.activeElement.value")).toBe("Total")
    expect(await page.evaluate("document.activeElement.getAttribute('aria-invalid')")).toBe("true")
    expect((await context.client.workflows.get(workflowId)).version).toBe(1)
    await page.context().close()
  })

  test("a save on top of a newer version shows what differs, and loses neither", async () => {
    const workflowId = await create()
    const [mine, theirs] = [
      await context.open(`/workflows/${workflowId}`),
      await context.open(`/workflows/${workflowId}`),
    ]
    await nameField(mine.page, "Total").fill("Amount due")
    await nameField(theirs.page, "Due date").fill("Pay by")
    await theirs.page.getByRole("button", { name: "Save" }).click()
    await isSaved(theirs.page, 2)
    await mine.page.getByRole("button", { name: "Save" }).click()
    const dialog = mine.page.getByRole("dialog", { name: "A newer version has been saved" })
    await dialog.getByText("Version 2 was saved by you").waitFor()
    expect(await dialog.getByRole("listitem").allTextContents()).toEqual([
      expect.stringMatching(/Changed.*Due date.*Pay by.*Due date/),
      expect.stringMatching(/Changed.*Amount due.*Total.*Amount due/),
    ])
    expect(await namesOf(workflowId)).toEqual(["Invoice number", "Pay by", "Total"])
    await dialog.getByRole("button", { name: "Save mine as the newest" }).click()
    await isSaved(mine.page, 3)
    expect(await namesOf(workflowId)).toEqual(["Invoice number", "Due date", "Amount due"])

    await nameField(theirs.page, "Total").fill("Sum")
    await theirs.page.getByRole("button", { name: "Save" }).click()
    await theirs.page.getByRole("button", { name: "Load theirs, discard mine" }).click()
    await nameField(theirs.page, "Amount due").waitFor()
    expect((await context.client.workflows.get(workflowId)).version).toBe(3)
    expect([...mine.faults, ...theirs.faults]).toEqual([])
    await Promise.all([mine.page.context().close(), theirs.page.context().close()])
  })

  test("changes that are not saved are not left without a question", async () => {
    const workflowId = await create()
    const { page } = await context.open(`/workflows/${workflowId}`)
    await nameField(page, "Total").fill("Sum")
    // Another view of the same screen keeps them.
    await page.getByRole("link", { name: "Review and retention" }).click()
    await page.getByRole("heading", { name: "Retention" }).waitFor()
    await page.getByRole("link", { name: "Batches" }).click()
    const dialog = page.getByRole("dialog", { name: "Leave without saving?" })
    await dialog.getByRole("button", { name: "Cancel" }).click()
    await page.getByRole("link", { name: "Definition" }).click()
    await nameField(page, "Sum").waitFor()
    const asked = page.waitForEvent("dialog")
    await page.close({ runBeforeUnload: true })
    const question = await asked
    expect(question.type()).toBe("beforeunload")
    await question.dismiss()
    await page.getByRole("link", { name: "Batches" }).click()
    await dialog.getByRole("button", { name: "Leave" }).click()
    await page.waitForURL(/batches/)
    await page.context().close()
  })

  test("the JSON and the form are one definition, and a mistake names its line", async () => {
    const workflowId = await create()
    const { page } = await context.open(`/workflows/${workflowId}?view=json`)
    const text = page.getByLabel("Definition as JSON")
    const source = await text.inputValue()
    await text.fill(source.replace('"number"', '"money"'))
    const line = source.split("\n").findIndex((each) => each.includes('"number"')) + 1
    await page
      .getByText(`Line ${line}: configuration.objects[0].fields[2].type: must be string, date or number.`)
      .waitFor()
    await page.getByRole("button", { name: "Save" }).click()
    await page.getByText("The JSON is not valid yet.").waitFor()
    await text.fill(source.replace('"Due date"', '"Payable until"'))
    await page.getByRole("link", { name: "Definition" }).click()
    await nameField(page, "Payable until").fill("Until")
    await page.getByRole("link", { name: "JSON" }).click()
    await expect
      .poll(async () => JSON.parse(await text.inputValue()) as unknown)
      .toMatchObject({ configuration: { objects: [{ fields: [{}, { name: "Until" }, {}] }] } })
    await page.context().close()
  })

  test("review and retention are stored, and a required field is followed through its new name", async () => {
    const workflowId = await create()
    const { page } = await context.open(`/workflows/${workflowId}?view=settings`)
    await page.getByRole("checkbox", { name: /Ask a person/ }).check()
    await page.getByLabel("Confidence below (%)").fill("90")
    await page.getByRole("checkbox", { name: "Total" }).check()
    await page.getByLabel("Days").fill("30")
    await page.getByRole("link", { name: "Definition" }).click()
    await nameField(page, "Total").fill("Sum")
    await page.getByRole("button", { name: "Save" }).click()
    await isSaved(page, 2)
    expect(await context.client.workflows.get(workflowId)).toMatchObject({
      review: { threshold: 0.9, required: ["/Invoice/fields/Sum"] },
      retentionDays: 30,
    })
    await page.context().close()
  })

  test("a version shows what it changed, and can be restored", async () => {
    const workflowId = await create()
    await context.client.workflows.update(workflowId, { ...invoices, name: "Bills" })
    const { page, faults } = await context.open(`/workflows/${workflowId}/versions`)
    const changes = page.getByRole("region", { name: "Version 2, compared with version 1" })
    expect(await changes.getByRole("listitem").textContent()).toMatch(/Changed.*Name.*Invoices.*Bills/)
    await page.getByRole("link", { name: "Version 1" }).click()
    await page.getByRole("button", { name: "Restore" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Restore" }).click()
    await page.getByText("Version 1 restored as version 3.").waitFor()
    await page.getByRole("link", { name: "Version 3" }).waitFor()
    expect((await context.client.workflows.get(workflowId)).name).toBe("Invoices")
    expect(faults).toEqual([])
    await page.context().close()
  })

  // Security: names come from other people of the organization.
  test("names that look like markup are text everywhere", async () => {
    const name = `<img src=x onerror="document.title='owned'">`
    const workflowId = await create({
      name,
      description: name,
      configuration: { objects: [{ name, fields: [{ name, type: "string", description: name }] }] },
    })
    for (const path of ["", `/${workflowId}`, `/${workflowId}?view=json`, `/${workflowId}/versions`]) {
      const { page, faults } = await context.open(`/workflows${path}`)
      await page.getByText(name).first().waitFor()
      expect(await page.title()).not.toBe("owned")
      expect(await page.locator("img").count()).toBe(0)
      expect(faults).toEqual([])
      await page.context().close()
    }
  })

  test("a workflow is deleted only when its name is typed", async () => {
    const workflowId = await create({ ...invoices, name: "Short-lived" })
    const { page } = await context.open("/workflows")
    await page.getByRole("button", { name: "Actions for Short-lived" }).click()
    await page.getByRole("menuitem", { name: "Delete" }).click()
    const confirm = page.getByRole("button", { name: "Delete workflow" })
    expect(await confirm.getAttribute("aria-disabled")).toBe("true")
    await page.getByLabel("Type the name of the workflow to confirm").fill("Short-lived")
    await confirm.click()
    await page.getByRole("link", { name: "Short-lived" }).waitFor({ state: "detached" })
    await expect(context.client.workflows.get(workflowId)).rejects.toMatchObject({ status: 404 })
    await page.context().close()
  })

  test("prose without labels leads to a definition by hand, with the document as its sample", async () => {
    const prose =
      "Dear all, thank you for the lovely afternoon at the lake. We should do it again before the winter comes."
    const { page } = await context.open("/workflows/new")
    await page
      .getByLabel("Samples")
      .setInputFiles({ name: "letter.txt", mimeType: "text/plain", buffer: Buffer.from(prose) })
    await page.getByRole("heading", { name: "No labels or tables found" }).waitFor()
    await page.getByRole("link", { name: "Define it by hand" }).click()
    await page.getByRole("textbox", { name: "Name of the workflow" }).fill("Letters")
    await page.getByPlaceholder("Name, such as Total").fill("Sender")
    await page.getByText("Not found in the sample").waitFor()
    await page.getByRole("button", { name: "Create workflow" }).click()
    await page.waitForURL(/workflows\/wkf_[0-9a-f]{12}\?.*file=file_/)
    await page.context().close()
  })

  test("samples that are no longer stored say so", async () => {
    const { page } = await context.open("/workflows/new?files=file_000000000000")
    await page.getByRole("heading", { name: "The samples have been removed" }).waitFor()
    const workflowId = await create()
    await page.goto(`${context.server.url}/console/workflows/${workflowId}?file=file_000000000000`)
    await page.getByRole("heading", { name: "The sample has been removed" }).waitFor()
    await page.context().close()
  })
})

/** Drops a file on the element that holds a text. */
async function drop(page: Page, text: string, bytes: Uint8Array, fileName: string): Promise<void> {
  const [content, name] = [JSON.stringify(Buffer.from(bytes).toString("base64")), JSON.stringify(fileName)]
  const dataTransfer = await page.evaluateHandle(`(() => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([Uint8Array.from(atob(${content}), (letter) => letter.charCodeAt(0))], ${name}))
    return transfer
  })()`)
  await page.getByText(text).dispatchEvent("drop", { dataTransfer })
}

/** Returns whether the middle of a word lies in a rectangle. */
function isInside(
  [left, top, right, bottom]: PageBox,
  [x = 0, y = 0, width = 0, height = 0]: readonly number[],
): boolean {
  const [middle, centre] = [(left + right) / 2, (top + bottom) / 2]
  return middle >= x && middle <= x + width && centre >= y && centre <= y + height
}
