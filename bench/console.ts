import { anItemList, extract, itemTable } from "@docsift/console-tests/document-samples"
import { type ConsoleBrowser, startConsoleBrowser } from "@docsift/console-tests/console-browser"
import { setup as buildConsole } from "@docsift/console-tests/prepare-console"
import { addSampleData } from "@docsift/console-tests/sample-data"
import { percentile } from "./percentile.ts"
import { atMost, type BenchOptions, figure, type Row, reportProgress } from "./row.ts"

/** The rows of the longest list that a person is likely to correct. */
const LONG_TABLE_ROWS = 2_200

/** Measures what a person waits for in the console, server and browser on one machine. */
export async function benchConsole({ isQuick }: BenchOptions): Promise<Row[]> {
  reportProgress("building the console")
  await buildConsole()
  await using context = await startConsoleBrowser()
  try {
    return await measureScreens(context, isQuick ? 3 : 10)
  } finally {
    // Tests leave the browser open for each other; here it would keep the process from ending.
    await context.closeScreens()
    await context.browser.close()
  }
}

async function measureScreens(context: ConsoleBrowser, rounds: number): Promise<Row[]> {
  const { executionId } = await addSampleData(context.client)
  const items = new File([anItemList(LONG_TABLE_ROWS, (row) => `Item ${row + 1}`)], "items.csv")
  const longId = await extract(context.client, itemTable, items)
  reportProgress("opening screens")
  const first = await repeat(rounds, () => openFirstScreen(context))
  const viewer = await repeat(rounds, () => openViewer(context, executionId))
  const long = await repeat(rounds, () => openLongTable(context, longId))
  const typing = await repeat(rounds, () => typeInLongTable(context, longId))
  return [
    atMost("first screen of an empty browser, signed in, p50", percentile(first, 0.5), 1000, "ms", 0),
    atMost("an execution from the list, with its page image, p50", percentile(viewer, 0.5), 600, "ms", 0),
    figure(`an execution with ${LONG_TABLE_ROWS.toLocaleString("en")} rows`, percentile(long, 0.5), "ms", 0),
    atMost("… until a typed letter is painted, p50", percentile(typing, 0.5), 500, "ms", 0),
  ]
}

async function repeat(rounds: number, measure: () => Promise<number>): Promise<number[]> {
  const times: number[] = []
  // The first round starts threads and fills caches of the server, and does not count.
  await measure()
  for (let round = 0; round < rounds; round++) times.push(await measure())
  return times
}

async function openFirstScreen(context: ConsoleBrowser): Promise<number> {
  const { page } = await context.open("/sign-in")
  const startedAt = performance.now()
  const fresh = await page.context().newPage()
  await fresh.goto(`${context.server.url}/console/workflows`)
  await fresh.getByRole("row").nth(1).waitFor()
  const time = performance.now() - startedAt
  await page.context().close()
  return time
}

async function openViewer(context: ConsoleBrowser, executionId: string): Promise<number> {
  const { page } = await context.open("/executions?status=Completed")
  const link = page.locator(`a[href*="${executionId}"]`).first()
  await link.waitFor()
  const startedAt = performance.now()
  await link.click()
  await page.locator("[data-page] image").first().waitFor({ state: "attached" })
  const time = performance.now() - startedAt
  await page.context().close()
  return time
}

async function openLongTable(context: ConsoleBrowser, executionId: string): Promise<number> {
  const { page } = await context.open("/sign-in")
  const startedAt = performance.now()
  await page.goto(`${context.server.url}/console/executions/${executionId}`)
  await page
    .getByText(`${LONG_TABLE_ROWS.toLocaleString("en")} rows`)
    .first()
    .waitFor()
  const time = performance.now() - startedAt
  await page.context().close()
  return time
}

/** Returns the milliseconds from a key press in an open cell to the next frame. */
async function typeInLongTable(context: ConsoleBrowser, executionId: string): Promise<number> {
  const at = encodeURIComponent("/Order/tables/Items/0/Description")
  const { page } = await context.open(`/executions/${executionId}?at=${at}`)
  await page
    .getByText(`${LONG_TABLE_ROWS.toLocaleString("en")} rows`)
    .first()
    .waitFor()
  await page.keyboard.press("Enter")
  await page.locator("input:focus, textarea:focus").waitFor()
  await page.evaluate(`document.addEventListener("input", () => {
    const startedAt = performance.now()
    requestAnimationFrame(() => setTimeout(() => { globalThis.painted = performance.now() - startedAt }))
  }, { capture: true })`)
  await page.keyboard.press("5")
  await page.waitForFunction("globalThis.painted !== undefined")
  const time = Number(await page.evaluate("painted"))
  await page.context().close()
  return time
}
