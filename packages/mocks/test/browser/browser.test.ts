import type { Browser, Page } from "playwright-core"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { canTestBrowser, launchChromium } from "@docsift/testing/chromium"
import { type PageServer, servePage } from "./serve-page.ts"

describe.skipIf(!canTestBrowser())("in Chromium, through msw's service worker", () => {
  let server: PageServer | undefined
  let browser: Browser | undefined
  let tab: Page
  const errors: string[] = []

  beforeAll(async () => {
    server = await servePage()
    browser = await launchChromium()
    tab = await browser.newPage()
    tab.on("pageerror", (error) => errors.push(error.message))
    await tab.goto(server.url)
    await tab.evaluate("page.start()")
  })
  afterAll(async () => {
    await browser?.close()
    await server?.close()
  })

  test("a document is uploaded, waited for, fetched, downloaded and exported", async () => {
    expect(await tab.evaluate("page.readInvoice()")).toEqual({
      last: "Completed",
      fileName: "Rechnung ä.txt",
      data: { Invoice: { fields: { total: 12.5 } } },
      file: "text",
      csv: "object,section,table,row,name,type,value\r\nInvoice,fields,,,total,number,12.5\r\n",
    })
  })

  test("a file name makes the execution fail", async () => {
    expect(await tab.evaluate("page.readEncrypted()")).toEqual({ reason: "file_encrypted" })
  })

  test("a workflow name makes the request fail with 429 and Retry-After", async () => {
    expect(await tab.evaluate("page.readTooOften()")).toEqual({ status: 429, code: "rate_limited", retryAfter: 1000 })
  })

  test("requests to other URLs reach the network", async () => {
    expect(await tab.evaluate("page.fetchFromPageServer()")).toBe("from the page's own server")
  })

  test("the page had no uncaught errors", () => {
    expect(errors).toEqual([])
  })
})
