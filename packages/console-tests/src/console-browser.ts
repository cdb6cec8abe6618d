import { Client } from "@docsift/sdk"
import { type RunningServer, startServer, type StartServerOptions } from "@docsift/server"
import { launchChromium, slowDown } from "@docsift/testing/chromium"
import { migratedDatabase } from "@docsift/testing/migrated-database"
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core"

/** Less than a test may take, so that a failure names the element that did not come. */
const PAGE_TIMEOUT_MS = 50_000

/**
 * The browser of this worker: a start takes about half a second of processor time, and each screen gets a profile of its own
 * anyway. It ends with the worker.
 */
let shared: Promise<Browser> | undefined

/** A server with its console, and a browser. */
export interface ConsoleBrowser extends AsyncDisposable {
  readonly server: RunningServer
  /** A client with the key of the first admin. */
  readonly client: Client
  readonly browser: Browser
  /** Opens a screen, such as `/workflows`, signed in with a key. */
  open(path: string, options?: OpenOptions): Promise<OpenScreen>
  /** Opens an address, not signed in. */
  openAt(url: string, options?: BrowserContextOptions): Promise<OpenScreen>
  /** Closes every open screen: one that a test leaves open asks the server again and again, and keeps a process. */
  closeScreens(): Promise<void>
}

/** How a screen is opened. */
export interface OpenOptions extends BrowserContextOptions {
  /** @default the key of the first admin; `null` opens the screen without signing in */
  readonly apiKey?: string | null
}

/** An open screen, and everything that went wrong in it. */
export interface OpenScreen {
  readonly page: Page
  /** Errors of scripts and the console, violations of the policy, and requests to other origins, a sentence each. */
  readonly faults: string[]
}

/** Starts a server with the built console, whose screens open in a browser that all servers of this worker share. */
export async function startConsoleBrowser(options: StartServerOptions = {}): Promise<ConsoleBrowser> {
  const cleanup = new AsyncDisposableStack()
  const database = { kind: "memory", template: await migratedDatabase() } as const
  const server = cleanup.use(await startServer({ database, ...options }))
  const browser = await (shared ??= launchChromium())
  const opened = new Set<BrowserContext>()
  const client = new Client({ apiKey: server.adminKey, baseUrl: server.url })
  const newPage = async (options: BrowserContextOptions, origin: string): Promise<OpenScreen> => {
    // Nothing moves or changes its colour for a while: what is visible rests.
    const usual = { viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" } as const
    const context = await browser.newContext({ ...usual, ...options })
    opened.add(context)
    const page = await context.newPage()
    page.setDefaultTimeout(PAGE_TIMEOUT_MS)
    await slowDown(page)
    return { page, faults: await collectFaults(page, origin) }
  }
  const open = async (path: string, { apiKey = server.adminKey, ...options }: OpenOptions = {}) => {
    const screen = await newPage(options, server.url)
    if (apiKey !== null) {
      const response = await screen.page.context().request.post(`${server.url}/api/v1/sessions`, {
        data: { apiKey },
        headers: { "sec-fetch-site": "same-origin" },
      })
      if (!response.ok()) throw new Error(`The sign-in failed with ${response.status()}: ${await response.text()}`)
    }
    await screen.page.goto(`${server.url}/console${path}`)
    return screen
  }
  const openAt = async (url: string, options: BrowserContextOptions = {}) => {
    const screen = await newPage(options, new URL(url).origin)
    await screen.page.goto(url)
    return screen
  }
  const closeScreens = async () => {
    const contexts = [...opened]
    opened.clear()
    await Promise.all(contexts.map((context) => context.close()))
  }
  cleanup.defer(closeScreens)
  return { server, client, browser, open, openAt, closeScreens, [Symbol.asyncDispose]: () => cleanup.disposeAsync() }
}

/** Collects what no screen may cause. An error response that the screen explains is no fault, but Chromium prints it. */
async function collectFaults(page: Page, origin: string): Promise<string[]> {
  const faults: string[] = []
  page.on("pageerror", (error) => faults.push(`error: ${error.message}`))
  page.on("console", (message) => {
    const text = message.text()
    const isResponse = text.startsWith("Failed to load resource: the server responded with a status of")
    if (["error", "warning"].includes(message.type()) && !isResponse) faults.push(`${message.type()}: ${text}`)
  })
  // Chromium also prints violations, but not those of workers and of policies that only report.
  await page.addInitScript(
    `document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => console.error("violation", violatedDirective, blockedURI))`,
  )
  page.on("request", (request) => {
    const url = request.url()
    if (!url.startsWith(`${origin}/`) && !url.startsWith("blob:")) faults.push(`request to ${url}`)
  })
  return faults
}
