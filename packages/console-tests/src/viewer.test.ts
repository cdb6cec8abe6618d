import type { Evidence, ExecutionId } from "@docsift/sdk"
import { canTestBrowser } from "@docsift/testing/chromium"
import { aPrintedPdf } from "@docsift/testing/files/printed-pdf"
import type { Page } from "playwright-core"
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { type ConsoleBrowser, startConsoleBrowser } from "./console-browser.ts"
import {
  anInvoiceOnPage7,
  anItemList,
  aScannedInvoice,
  aRotatedInvoice,
  extract,
  invoiceFields,
  itemTable,
} from "./document-samples.ts"

/** Points by which a drawn box may miss the evidence: less than the thickness of a letter's stem. */
const TOLERANCE = 0.5

describe.skipIf(!canTestBrowser())("the document viewer", () => {
  let context: ConsoleBrowser
  beforeAll(async () => {
    context = await startConsoleBrowser()
  })
  afterEach(() => context.closeScreens())

  afterAll(() => context[Symbol.asyncDispose]())

  const open = (id: ExecutionId, search: Readonly<Record<string, string>> = {}) =>
    context.open(`/executions/${id}?${new URLSearchParams(search).toString()}`)
  const evidenceOf = async (id: ExecutionId): Promise<[string, Evidence][]> => {
    const { evidence } = await context.client.executions.evidence(id)
    return Object.entries(evidence)
  }
  const extractInvoice = (bytes: Uint8Array<ArrayBuffer>, name: string) =>
    extract(context.client, invoiceFields, new File([bytes], name))

  test.each([
    ["page 7", async () => extractInvoice(await anInvoiceOnPage7(), "annexes.pdf"), 7],
    ["a rotated page", async () => extractInvoice(await aRotatedInvoice(), "rotated.pdf"), 1],
    ["a TIFF", async () => extractInvoice(await aScannedInvoice(context.browser), "scan.tiff"), 1],
  ])("every box lies where the evidence says, at three zooms: %s", async (_name, prepare, pageNumber) => {
    const id = await prepare()
    const evidence = await evidenceOf(id)
    expect(evidence.map(([, { page }]) => page)).toEqual([pageNumber, pageNumber, pageNumber])
    const { pages } = await context.client.executions.evidence(id)
    const { page, faults } = await open(id, { at: evidence[0]?.[0] ?? "" })
    const shown = pages.find(({ page }) => page === pageNumber)
    for (const zoom of ["0", "+", "+", "-", "-", "-"]) {
      await page.keyboard.press(zoom)
      const pointers = evidence.map(([pointer]) => pointer)
      const boxes = await drawnBoxes(page, pointers, shown?.width ?? 0)
      for (const [index, [pointer, { box }]] of evidence.entries()) {
        expect(boxes[index]).toHaveLength(4)
        for (const [edge, value] of (boxes[index] ?? []).entries()) {
          expect(Math.abs(value - (box?.[edge] ?? NaN)), `${pointer} edge ${edge}`).toBeLessThanOrEqual(TOLERANCE)
        }
      }
    }
    await page.locator(`[data-page="${pageNumber}"] image`).waitFor({ state: "attached" })
    expect(faults).toEqual([])
  })

  test("a value of a sheet is marked in its cell, and among 2,200 rows few are drawn", async () => {
    const id = await extract(
      context.client,
      itemTable,
      new File([anItemList(2_200, (row) => `Item ${row + 1}`)], "items.csv"),
    )
    const pointer = "/Order/tables/Items/2199/Article"
    const { cell, text } = Object.fromEntries(await evidenceOf(id))[pointer] ?? {}
    expect({ cell, text }).toEqual({ cell: "A2201", text: "A-2200" })
    const { page, faults } = await open(id, { at: pointer })
    const sheet = page.getByRole("region", { name: "Sheet 1", exact: true })
    await sheet.locator(`td[data-pointer="${pointer}"]`, { hasText: /^A-2200$/ }).waitFor()
    expect(
      await sheet
        .locator("tbody th")
        .filter({ hasText: /^2201$/ })
        .count(),
    ).toBe(1)
    expect(await sheet.locator("tr").count()).toBeLessThan(100)
    // The first rows come back when they are scrolled to.
    await sheet.evaluate((element) => element.scrollTo(0, 0))
    await sheet.locator("td", { hasText: /^A-1$/ }).waitFor()
    expect(await sheet.locator("tr").count()).toBeLessThan(100)
    expect(faults).toEqual([])
  })

  // Security: file names and values are written by strangers, and an administrator opens them.
  test("markup in file names and values is shown as text", async () => {
    const markup = "<img src=x onerror=alert(1)><script>alert(2)</script>"
    const id = await extract(
      context.client,
      itemTable,
      new File([anItemList(3, () => markup)], "<img src=x onerror=alert(1)>.csv"),
    )
    const { page, faults } = await open(id)
    await page.locator("td", { hasText: markup }).first().waitFor()
    expect(await page.locator("h1").textContent()).toContain("onerror=alert(1)")
    expect(await page.locator("img[src=x]").count()).toBe(0)
    expect(faults).toEqual([])
  })

  test("a page image that fails is explained, and the retry heals it", async () => {
    const id = await extractInvoice(await aRotatedInvoice(), "rotated.pdf")
    const { page } = await context.open("/workflows")
    await page.route("**/image*", (route) =>
      route.fulfill({
        status: 503,
        headers: { "x-error-code": "unavailable", "retry-after": "0" },
        json: { error: "The service is busy." },
      }),
    )
    await page.goto(`${context.server.url}/console/executions/${id}`)
    await page.getByRole("alert").filter({ hasText: "busy" }).waitFor()
    await page.unroute("**/image*")
    await page.getByRole("button", { name: "Try again" }).click()
    await page.locator('[data-page="1"] image').waitFor({ state: "attached" })
    await page.getByRole("alert").waitFor({ state: "detached" })
  })

  test("a document whose file is gone says so, and its values stay", async () => {
    const id = await extractInvoice(await aRotatedInvoice(), "rotated.pdf")
    const { page } = await context.open("/workflows")
    await page.route("**/pages", (route) =>
      route.fulfill({ status: 404, headers: { "x-error-code": "not_found" }, json: { error: "No such file." } }),
    )
    await page.goto(`${context.server.url}/console/executions/${id}`)
    await page.getByRole("heading", { name: "The document is no longer stored" }).waitFor()
    await page.getByText("INV-2041").first().waitFor()
  })

  test("a click selects the value under it, and scrolling to a page puts it into the address", async () => {
    const id = await extractInvoice(await anInvoiceOnPage7(), "annexes.pdf")
    const [pointer = ""] = (await evidenceOf(id)).map(([pointer]) => pointer)
    const { page, faults } = await open(id, { page: "7" })
    const rectangle = page.locator(`rect[data-pointer="${pointer}"]`)
    await rectangle.waitFor({ state: "attached" })
    const paper = page.locator('[data-page="7"]')
    // Playwright's hover waits until the page rests.
    await paper.hover()
    const [box, sheet] = [await rectangle.boundingBox(), await paper.boundingBox()]
    if (box === null || sheet === null) throw new Error("The box of the value is not drawn.")
    await paper.click({ position: { x: box.x + box.width / 2 - sheet.x, y: box.y + box.height / 2 - sheet.y } })
    await page.waitForURL((url) => url.searchParams.get("at") === pointer)
    await page.keyboard.press("]")
    await page.waitForURL((url) => url.searchParams.get("page") === "8")
    // Screen readers get the text of the page that is read.
    await page.locator('[data-page="8"] .visually-hidden', { hasText: "Annex 8" }).waitFor({ state: "attached" })
    expect(faults).toEqual([])
  })

  test("of a long document a few pages are drawn, and those that fly past are not loaded", async () => {
    const pages = Array.from({ length: 120 }, (_, index) => ({ lines: [`Annex ${index + 1}`] }))
    const { fileId } = await context.client.files.create(new File([await aPrintedPdf(pages)], "long.pdf"))
    const { workflowId } = await context.client.workflows.create({ name: "Annexes", configuration: invoiceFields })
    const { page, faults } = await context.open(`/workflows/${workflowId}?file=${fileId}`)
    await page.locator('[data-page="1"] image').waitFor({ state: "attached" })
    let requests = 0
    page.on("request", (request) => {
      if (request.url().includes("/image")) requests++
    })
    // In the page, a frame for each step. A frame of a busy machine may take as long as a stop, so what waits for a stop is held.
    await page.evaluate(`(async () => {
      const element = document.querySelector("[role=region][aria-label=Pages]")
      const original = setTimeout
      window.setTimeout = (run, ms = 0, ...rest) => (ms < 200 ? original(run, ms, ...rest) : 0)
      for (let part = 1; part < 20; part++) {
        element.scrollTo(0, (element.scrollHeight * part) / 20)
        await new Promise((resolve) => requestAnimationFrame(resolve))
      }
      window.setTimeout = original
      element.scrollTo(0, element.scrollHeight)
    })()`)
    await page.locator('[data-page="120"] image').waitFor({ state: "attached" })
    expect(await page.locator("[data-page]").count()).toBeLessThan(10)
    expect(requests).toBeLessThan(15)
    await page.getByRole("textbox", { name: /^Page/ }).fill("60")
    await page.keyboard.press("Enter")
    await page.locator('[data-page="60"] image').waitFor({ state: "attached" })
    expect(faults).toEqual([])
  })

  describe("while a value is corrected", () => {
    /** Opens the editor of a date on a page whose words arrive once a promise is settled. */
    const startPicking = async (wordsHeld = Promise.resolve(undefined)) => {
      const id = await extractInvoice(await aRotatedInvoice(), "rotated.pdf")
      const [pointer = ""] = (await evidenceOf(id)).map(([pointer]) => pointer)
      const { fileId } = await context.client.executions.get(id)
      const { words, width } = await context.client.files.words(fileId, 1)
      const [first, second] = ["12", "March"].map((text) => words.find((word) => word.text === text)?.box)
      if (first === undefined || second === undefined) throw new Error("The date is not on the page.")
      const { page, faults } = await context.open("/workflows")
      await page.route("**/words", async (route) => {
        await wordsHeld
        await route.continue()
      })
      await page.goto(
        `${context.server.url}/console/executions/${id}?${new URLSearchParams({ at: pointer }).toString()}`,
      )
      await page.getByRole("button", { name: "Edit" }).first().click()
      const read = page.waitForRequest((request) => request.url().endsWith("/read"))
      const expected = { page: 1, box: [first[0], expect.any(Number), second[2], expect.any(Number)] }
      const paper = page.locator('[data-page="1"]')
      // Playwright's hover waits until the page rests: it scrolls, and may get another size, when the editor opens.
      await paper.hover()
      const hoverOver = async ([left, top]: typeof first) => {
        const scale = ((await paper.boundingBox())?.width ?? NaN) / width
        await paper.hover({ position: { x: (left + 3) * scale, y: (top + 6) * scale } })
      }
      return { page, faults, read, expected, first, second, hoverOver }
    }

    test("a drag across words picks the box around them", async () => {
      const { page, faults, read, expected, first, second, hoverOver } = await startPicking()
      await hoverOver(first)
      // A word can be taken once it is marked under the pointer.
      await page.locator('[data-page="1"] [data-kind="words"] rect').waitFor({ state: "attached" })
      await page.mouse.down()
      await hoverOver(second)
      await page.mouse.up()
      expect((await read).postDataJSON()).toMatchObject(expected)
      expect(faults).toEqual([])
    })

    test("words that arrive under a resting pointer are marked", async () => {
      const { promise: held, resolve: release } = Promise.withResolvers<undefined>()
      const { page, read, hoverOver, first } = await startPicking(held)
      await hoverOver(first)
      const mark = page.locator('[data-page="1"] [data-kind="words"] rect')
      expect(await mark.count()).toBe(0)
      release(undefined)
      await mark.waitFor({ state: "attached" })
      await page.mouse.down()
      await page.mouse.up()
      expect((await read).postDataJSON()).toMatchObject({
        page: 1,
        box: [first[0], expect.any(Number), first[2], expect.any(Number)],
      })
    })

    test("words are found and picked with the keyboard alone", async () => {
      const { page, faults, read, expected } = await startPicking()
      await page.getByRole("button", { name: "Choose from a list of words" }).press("Enter")
      await page.keyboard.type("12 march")
      await page.getByText("1 place", { exact: true }).waitFor()
      await page.keyboard.press("Tab")
      await page.keyboard.press("Enter")
      expect((await read).postDataJSON()).toMatchObject(expected)
      expect(faults).toEqual([])
    })
  })
})

/** Returns the edges of the rectangles of values on the screen, in points of their page. */
async function drawnBoxes(
  page: Page,
  pointers: readonly string[],
  pageWidth: number,
): Promise<readonly (readonly number[])[]> {
  for (const pointer of pointers) await page.locator(`rect[data-pointer="${pointer}"]`).waitFor({ state: "attached" })
  const rectangles = page.locator(pointers.map((pointer) => `rect[data-pointer="${pointer}"]`).join())
  const drawn = await rectangles.evaluateAll(
    (elements, width) =>
      elements.map((element) => {
        const paper = element.closest("svg")?.getBoundingClientRect()
        const { left, top, right, bottom } = element.getBoundingClientRect()
        const scale = width / (paper?.width ?? NaN)
        const [x, y] = [paper?.left ?? NaN, paper?.top ?? NaN]
        const edges = [left - x, top - y, right - x, bottom - y].map((edge) => edge * scale)
        return { pointer: element.getAttribute("data-pointer"), edges }
      }),
    pageWidth,
  )
  return pointers.map((pointer) => drawn.find((one) => one.pointer === pointer)?.edges ?? [])
}
