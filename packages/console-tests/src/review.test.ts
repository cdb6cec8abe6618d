import { createSampleInvoice } from "@docsift/example-demo/sample-invoice"
import type { Client, ExecutionId, Review, UntypedData } from "@docsift/sdk"
import { canTestBrowser } from "@docsift/testing/chromium"
import type { Page } from "playwright-core"
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { type ConsoleBrowser, startConsoleBrowser } from "./console-browser.ts"
import { tabTo } from "./keyboard.ts"

const SELLER = "/Invoice/fields/Seller"
const ORDER = "/Invoice/fields/Order number"
const LINES = "/Invoice/tables/Line items"

describe.skipIf(!canTestBrowser())("review", () => {
  let context: ConsoleBrowser
  let workflowId: string
  beforeAll(async () => {
    context = await startConsoleBrowser()
    const { client } = context
    const { fileId } = await client.files.create(new File([await createSampleInvoice()], "sample.pdf"))
    const { workflow } = await client.workflows.suggest({ fileIds: [fileId] })
    const created = await client.workflows.create({ ...workflow, review: { threshold: 0.9, always: true } })
    workflowId = created.workflowId
  })
  afterEach(() => context.closeScreens())

  afterAll(() => context[Symbol.asyncDispose]())

  /** Reads the sample invoice, which then needs a review. */
  async function addInvoice(name = "invoice.pdf"): Promise<ExecutionId> {
    const file = new File([await createSampleInvoice()], name)
    const { workflowExecutionId: id } = await context.client.workflows.execute(workflowId, file)
    await context.client.executions.wait(id)
    return id
  }

  /** Waits until the server has another revision of a review. */
  async function revisionOf(id: ExecutionId, revision: number): Promise<Review> {
    return expect
      .poll(() => context.client.executions.review(id))
      .toMatchObject({ revision })
      .then(() => context.client.executions.review(id))
  }

  test("a review needs no mouse: a field, an absent value, a cell, a new row, approve and next", async () => {
    const older = await addInvoice("older.pdf")
    const newer = await addInvoice("newer.pdf")
    const before = await context.client.executions.get(newer)
    const { page, faults } = await context.open(`/review?workflowId=${workflowId}`)
    await page.getByRole("link", { name: "newer.pdf" }).waitFor()
    await tabTo(page, "Start reviewing")
    await page.keyboard.press("Enter")
    await valueButton(page, SELLER).waitFor()

    await page.keyboard.press("j")
    await focused(page, SELLER)
    await page.keyboard.press("Enter")
    await page.getByRole("textbox", { name: "Seller" }).waitFor()
    await page.keyboard.type("Somebody Ltd")
    await page.keyboard.press("Enter")
    await focused(page, SELLER)
    await page.keyboard.press("j")
    await focused(page, "/Invoice/fields/Seller address")
    await page.keyboard.press("x")
    await stepTo(page, `${LINES}/0/`)
    for (let step = 0; step < 3; step += 1) await page.keyboard.press("ArrowRight")
    await focused(page, `${LINES}/0/Quantity`)
    await page.keyboard.press("Enter")
    await page.getByRole("textbox", { name: "Quantity, row 1" }).waitFor()
    await page.keyboard.type("7,5")
    await page.getByText("Stored as the number 7.5").waitFor()
    await page.keyboard.press("Enter")
    await focused(page, `${LINES}/0/Quantity`)
    await tabTo(page, "Add row", "Shift+Tab")
    await page.keyboard.press("Enter")
    await page.getByRole("textbox", { name: /, row 2$/ }).waitFor()
    await page.keyboard.type("added")
    await page.keyboard.press("Enter")
    await focused(page, `${LINES}/1/Pos`)
    await page.keyboard.press("Shift+A")
    await page.waitForURL((url) => url.pathname.endsWith(older))

    const { state, corrections, data } = await revisionOf(newer, 1)
    expect(state).toBe("approved")
    const values = Object.fromEntries(
      Object.entries(corrections).map(([pointer, { by: _by, at: _at, ...correction }]) => [pointer, correction]),
    )
    const rows = rowsOf(before, LINES)
    const [first, ...others] = rows
    const empty = Object.fromEntries(Object.keys(first ?? {}).map((name) => [name, null]))
    expect(values).toEqual({
      [SELLER]: { value: "Somebody Ltd" },
      "/Invoice/fields/Seller address": { value: null },
      [LINES]: { rows: [{ ...first, Quantity: 7.5 }, { ...empty, Pos: "added" }, ...others] },
    })
    const after = await context.client.executions.get(newer)
    expect(after.status === "Completed" && after.extractedData).toEqual(
      before.status === "Completed" && before.extractedData,
    )
    const exported = await context.client.executions.export(newer, { mode: "json", reviewed: true })
    expect(JSON.parse(exported)).toEqual(data)
    expect(exported).toContain("Somebody Ltd")

    await valueButton(page, SELLER).waitFor()
    await page.keyboard.press("Shift+A")
    await page.getByText("Nothing left to review").waitFor()
    expect(faults).toEqual([])
  })

  test("the navigation marks the one screen that an execution was opened from", async () => {
    const id = await addInvoice()
    const { page, faults } = await context.open(`/executions/${id}`)
    await valueButton(page, SELLER).waitFor()
    const marked = page.getByRole("navigation", { name: "Screens" }).locator("[aria-current=page]")
    await expect.poll(() => marked.allTextContents()).toEqual(["Executions"])
    await page.getByRole("link", { name: "Review", exact: true }).click()
    await page.getByRole("link", { name: "Start reviewing" }).click()
    await valueButton(page, SELLER).waitFor()
    await expect.poll(() => marked.allTextContents()).toEqual(["Review"])
    expect(faults).toEqual([])
  })

  test("the second of two people is told who was first, and loses nothing", async () => {
    const id = await addInvoice()
    const { client } = context
    const user = await client.admin.users.create({
      name: "Ada Early",
      role: "admin",
      ...(await organizationOf(client)),
    })
    const { key: apiKey } = await client.admin.users.createApiKey(user.id, { name: "review" })
    const { page: late, faults } = await context.open(`/executions/${id}`)
    await correct(late, SELLER, "Late Ltd")
    await correct(late, ORDER, "LATE-1")

    const { page: early } = await context.open(`/executions/${id}`, { apiKey })
    await correct(early, SELLER, "Early Ltd")
    await early.getByRole("button", { name: "Approve", exact: true }).click()
    await revisionOf(id, 1)

    await late.getByRole("button", { name: "Save", exact: true }).click()
    await late.getByText("Ada Early approved this execution").waitFor()
    expect((await client.executions.review(id)).corrections[SELLER]?.value).toBe("Early Ltd")
    // A draft that meets another revision survives a reload as well.
    await late.reload()
    await late.getByText("Both of you changed this value").waitFor()
    expect(await valueButton(late, SELLER).textContent()).toContain("Early Ltd")
    expect(await valueButton(late, ORDER).textContent()).toContain("LATE-1")
    await late.getByRole("button", { name: "Use mine for Seller" }).click()
    await late.getByRole("button", { name: "Save", exact: true }).click()
    const { corrections, state } = await revisionOf(id, 2)
    expect([corrections[SELLER]?.value, corrections[ORDER]?.value, state]).toEqual(["Late Ltd", "LATE-1", "approved"])
    expect(faults).toEqual([])
  })

  // Security: drafts have values of documents, and the next person at the computer must not find them.
  test("a draft survives a reload, and is gone after the sign-out", async () => {
    const id = await addInvoice()
    const { page } = await context.open(`/executions/${id}`)
    await correct(page, SELLER, "Draft Ltd")
    await page.reload()
    await page.getByText("1 unsaved change, restored from your last visit").waitFor()
    expect(await valueButton(page, SELLER).textContent()).toContain("Draft Ltd")
    expect(await page.evaluate("JSON.stringify({...sessionStorage})")).toContain("Draft Ltd")
    await page.getByRole("button", { name: "Account", exact: true }).click()
    await page.getByRole("menuitem", { name: "Sign out" }).click()
    await page.getByRole("heading", { name: "Sign in to Docsift" }).waitFor()
    expect(await page.evaluate("sessionStorage.length + localStorage.length")).toBe(0)
    expect((await context.client.executions.review(id)).revision).toBe(0)
  })

  test("a click on words fills the value and its place, and the first value stays visible", async () => {
    const id = await addInvoice()
    const { page, faults } = await context.open(`/executions/${id}`)
    await valueButton(page, ORDER).dblclick()
    await page.getByRole("textbox", { name: "Order number" }).waitFor()
    await clickWord(page, context.client, id, "C-10583")
    await valueButton(page, ORDER).getByText("C-10583").waitFor()
    const item = page.getByRole("listitem").filter({ has: valueButton(page, ORDER) })
    expect(await item.locator("s").textContent()).toBe("PO-77120")
    expect(await item.textContent()).toContain("page 1, selected by a person")

    // A number is read as one: the type of the value decides what the words mean.
    await valueButton(page, `${LINES}/0/Amount`).dblclick()
    await page.getByRole("textbox", { name: "Amount, row 1" }).waitFor()
    await clickWord(page, context.client, id, "3,750.00")
    await focused(page, `${LINES}/0/Amount`)
    await page.getByRole("button", { name: "Save", exact: true }).click()
    const { corrections } = await revisionOf(id, 1)
    const word = await wordOf(context.client, id, "C-10583")
    expect(corrections[ORDER]).toMatchObject({ value: "C-10583", page: 1, text: "C-10583" })
    expect(corrections[ORDER]?.box).toEqual(word.box.map((edge) => expect.closeTo(edge, 0)))
    expect(corrections[LINES]?.rows?.[0]?.["Amount"]).toBe(3750)
    expect(corrections[LINES]?.places?.["0/Amount"]).toMatchObject({ page: 1, text: "3,750.00" })
    expect(faults).toEqual([])
  })

  test("after an approval with the keyboard the focus is at the state of the review", async () => {
    const id = await addInvoice()
    const { page } = await context.open(`/executions/${id}`)
    await page.getByRole("button", { name: "Approve", exact: true }).press("Enter")
    await page.getByText("Approved.", { exact: true }).waitFor()
    const state = "document.activeElement.matches('[data-review-state]') && document.activeElement.textContent"
    await expect.poll(() => page.evaluate(state)).toMatch(/^Approved/)
    await tabTo(page, "Reject…")
  })

  test("the next execution of the queue has the focus after an approval with the keyboard", async () => {
    const older = await addInvoice("older.pdf")
    const newer = await addInvoice("newer.pdf")
    const { page } = await context.open(`/executions/${newer}?queue=all`)
    await page.getByRole("button", { name: "Approve and next" }).press("Enter")
    await page.waitForURL((url) => url.pathname.endsWith(older))
    await expect.poll(() => page.evaluate("document.activeElement.id")).toBe("main")
  })

  test("a number that is none is refused at its place, and stays as typed", async () => {
    const id = await addInvoice()
    const { page } = await context.open(`/executions/${id}`)
    await valueButton(page, "/Invoice/fields/Subtotal").dblclick()
    const input = page.getByRole("textbox", { name: "Subtotal" })
    await input.fill("about ten")
    await input.press("Enter")
    await page.getByText("“about ten” is not a number.").waitFor()
    expect(await input.getAttribute("aria-invalid")).toBe("true")
    await page.getByRole("button", { name: "Approve", exact: true }).click()
    await page.getByText("One value is still being edited.").waitFor()
    expect((await context.client.executions.review(id)).revision).toBe(0)
    await input.press("Escape")
    await focused(page, "/Invoice/fields/Subtotal")
  })

  // Security: a document is hostile text, and so are corrections that arrive by the API.
  test("a value with markup and 10,000 characters is shown as text", async () => {
    const id = await addInvoice()
    const value =
      `<script>document.title = "owned"</script><img src=x onerror="document.title='owned'">${"long ".repeat(2_000)}`.slice(
        0,
        10_000,
      )
    await context.client.executions.updateReview(id, {
      revision: 0,
      corrections: { [SELLER]: { value: value.trim() } },
    })
    const { page, faults } = await context.open(`/executions/${id}?at=${encodeURIComponent(SELLER)}`)
    await valueButton(page, SELLER).waitFor()
    expect(await valueButton(page, SELLER).textContent()).toContain(value.trim())
    expect(await page.title()).toContain("invoice.pdf")
    expect(await page.evaluate("document.querySelectorAll('#main script, #main img').length")).toBe(0)
    const height = (await valueButton(page, SELLER).boundingBox())?.height ?? Infinity
    expect(height).toBeLessThan(300)
    expect(faults).toEqual([])
  })

  test("in a table of 2,200 rows, an edit of a cell changes the page in its own row alone", async () => {
    const { client } = context
    const configuration = {
      objects: [{ name: "List", tables: [{ name: "Rows", columns: columnsOf(["Article", "Text", "Amount"]) }] }],
    }
    const { workflowId } = await client.workflows.create({ name: "Long lists", configuration })
    const lines = Array.from({ length: 2_200 }, (_, row) => `A-${row},Thing number ${row},${row}.50`)
    const file = new File([["Article,Text,Amount", ...lines].join("\n")], "long.csv")
    const { workflowExecutionId: id } = await client.workflows.execute(workflowId, file)
    await client.executions.wait(id)
    const { page, faults } = await context.open(`/executions/${id}`)
    await page.getByText("2,200 rows").waitFor()
    await page.getByRole("button", { name: "Next rows" }).click()
    const pointer = "/List/tables/Rows/150/Text"
    await valueButton(page, pointer).dblclick()
    const input = page.getByRole("textbox", { name: "Text, row 151" })
    await input.waitFor()
    const rowsTouched = await watchRows(page)
    await input.press("End")
    await input.pressSequentially(" corrected")
    expect(await rowsTouched()).toEqual([])
    await input.press("Enter")
    await valueButton(page, pointer).getByText("Thing number 150 corrected").waitFor()
    expect(await rowsTouched()).toEqual(["151"])
    await page.getByRole("button", { name: "Save", exact: true }).click()
    const { corrections } = await revisionOf(id, 1)
    const rows = corrections["/List/tables/Rows"]?.rows
    expect([rows?.length, rows?.[150]?.["Text"], rows?.[151]?.["Text"]]).toEqual([
      2_200,
      "Thing number 150 corrected",
      "Thing number 151",
    ])
    expect(faults).toEqual([])
  })

  test("rows of a spreadsheet are previewed before they are pasted, and a wrong cell is named", async () => {
    const id = await addInvoice()
    const { page } = await context.open(`/executions/${id}`)
    await page.getByRole("button", { name: "Paste rows…" }).click()
    const rows = page.getByRole("textbox", { name: "Rows" })
    await rows.fill("Description\tQuantity\tNote\nA lamp\tmany\tx")
    await page.getByText("Row 1, Quantity: “many” is not a number.").waitFor()
    await page.getByRole("button", { name: "Add 1 row" }).click()
    await page.getByText("Correct the cells below first.").waitFor()
    await rows.fill("Description\tQuantity\tNote\nA lamp\t3\tx")
    await page.getByText("Ignored: Note.").waitFor()
    await page.getByRole("button", { name: "Add 1 row" }).click()
    await page.getByText("1 row added").waitFor()
    await page.getByRole("button", { name: "Save", exact: true }).click()
    const { corrections } = await revisionOf(id, 1)
    expect(corrections[LINES]?.rows?.at(-1)).toMatchObject({ Description: "A lamp", Quantity: 3, Amount: null })
  })
})

const columnsOf = (names: readonly string[]) =>
  names.map((name) => ({ name, type: name === "Amount" ? ("number" as const) : ("string" as const) }))

const valueButton = (page: Page, pointer: string) => page.locator(`button[data-pointer="${pointer}"]`)

/** Waits until a value has the focus. */
async function focused(page: Page, pointer: string): Promise<void> {
  await page.locator(`button[data-pointer="${pointer}"]:focus`).waitFor()
}

/** Presses `j` until a value has the focus whose pointer begins with a prefix. */
async function stepTo(page: Page, prefix: string): Promise<void> {
  const focusedPointer = () => page.evaluate("document.activeElement?.dataset.pointer ?? ''")
  for (let step = 0; step < 40; step += 1) {
    const before = String(await focusedPointer())
    if (before.startsWith(prefix)) return
    await page.keyboard.press("j")
    await expect.poll(focusedPointer).not.toBe(before)
  }
  throw new Error(`No value below ${prefix} was reached with j`)
}

async function correct(page: Page, pointer: string, value: string): Promise<void> {
  await valueButton(page, pointer).dblclick()
  const input = page.locator("li", { has: valueButton(page, pointer) }).getByRole("textbox")
  await input.fill(value)
  await input.press("Enter")
  await focused(page, pointer)
}

async function wordOf(client: Client, id: ExecutionId, text: string) {
  const { fileId } = await client.executions.get(id)
  const { words, width, height } = await client.files.words(fileId, 1)
  const word = words.find((word) => word.text === text)
  if (word === undefined) throw new Error(`The page has no word ${text}`)
  return { ...word, width, height }
}

/** Clicks into the middle of a word of the first page, as it is drawn. */
async function clickWord(page: Page, client: Client, id: ExecutionId, text: string): Promise<void> {
  const { box, width, height } = await wordOf(client, id, text)
  const paper = page.locator("[data-page='1']")
  await paper.locator("image").waitFor()
  // Playwright's hover waits until the page rests: it scrolls when the editor opens.
  await paper.hover()
  const drawn = await paper.boundingBox()
  if (drawn === null) throw new Error("The page is not drawn")
  const x = ((box[0] + box[2]) / 2 / width) * drawn.width
  const y = ((box[1] + box[3]) / 2 / height) * drawn.height
  await paper.hover({ position: { x, y } })
  // The words arrive after the image: a word can be taken once it is marked under the pointer.
  await paper.locator('[data-kind="words"] rect').waitFor({ state: "attached" })
  await page.mouse.down()
  await page.mouse.up()
}

/** Returns the numbers of the table rows whose nodes change from now on, whenever it is called. */
async function watchRows(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(`{
    const touched = new Set()
    const rowOf = (node) => (node.nodeType === 1 ? node : node.parentElement)?.closest("tbody tr")
    new MutationObserver((changes) => {
      for (const { target } of changes) touched.add(rowOf(target)?.querySelector("th").textContent)
      touched.delete(undefined)
    }).observe(document.querySelector("section[aria-label^='Table'] tbody"), { subtree: true, childList: true, attributes: true, characterData: true })
    window.touchedRows = touched
  }`)
  return () => page.evaluate("[...window.touchedRows]")
}

async function organizationOf(client: Client): Promise<{ organizationId: string }> {
  const { organization } = await client.caller.get()
  return { organizationId: organization.id }
}

function rowsOf(execution: Awaited<ReturnType<Client["executions"]["get"]>>, pointer: string) {
  if (execution.status !== "Completed") throw new Error(`The execution is ${execution.status}`)
  const [, object = "", , table = ""] = pointer.split("/")
  const data = execution.extractedData as UntypedData // the definition is known at run time only
  return data[object]?.tables?.[table] ?? []
}
