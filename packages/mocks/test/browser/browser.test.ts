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

  test("a document is sent, waited for, read, downloaded and exported", async () => {
    expect(await tab.evaluate("page.readInvoice()")).toEqual({
      last: "Completed",
      fileName: "Rechnung ä.txt",
      data: { Invoice: { fields: { total: 12.5 } } },
      file: "text",
      csv: "object,section,table,row,name,type,value\r\nInvoice,fields,,,total,number,12.5\r\n",
    })
  })

  test("a file's name makes its execution fail", async () => {
    expect(await tab.evaluate("page.readEncrypted()")).toEqual({ reason: "file_encrypted" })
  })

  test("a workflow's name makes the request be refused, with the time after which to come back", async () => {
    expect(await tab.evaluate("page.readTooOften()")).toEqual({ status: 429, code: "rate_limited", retryAfter: 1000 })
  })

  test("requests to other addresses reach the network", async () => {
    expect(await tab.evaluate("page.askElsewhere()")).toBe("from the page's own server")
  })

  test("nothing in the page failed unseen", () => {
    expect(errors).toEqual([])
  })
})
