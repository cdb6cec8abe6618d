import { execFileSync } from "node:child_process"
import { existsSync, globSync, mkdirSync, readFileSync } from "node:fs"
import { createServer } from "node:http"
import { extname, join } from "node:path"
import { parseArgs } from "node:util"
import { chromium } from "playwright-core"

/*
 * Checks the site as its readers get it:
 *
 *   node check.mjs                        builds without a network, then checks links, search, widths and requests
 *   node check.mjs --screenshots <folder> also writes images of some pages
 *
 * Needs Chromium and Linux, whose `unshare` takes the network away from the build.
 */

const { values: options } = parseArgs({ options: { screenshots: { type: "string" } } })
const site = import.meta.dirname
const dist = join(site, "dist")
const mistakes = []
const pages = () => globSync("**/*.html", { cwd: dist }).toSorted()
const addressOf = (page) => `/${page.replace(/index\.html$/, "")}`

function buildWithoutNetwork() {
  const started = performance.now()
  execFileSync("unshare", ["--map-root-user", "--net", process.execPath, "build.mjs"], { cwd: site, stdio: "pipe" })
  return (performance.now() - started) / 1000
}

/** Finds links and sources of the built pages that lead nowhere, anchors included. */
function checkLinks() {
  const html = new Map(pages().map((page) => [page, readFileSync(join(dist, page), "utf8")]))
  const ids = new Map(
    [...html].map(([page, text]) => [page, new Set([...text.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id))]),
  )
  let count = 0
  for (const [page, text] of html) {
    for (const [, link] of text.matchAll(/\s(?:href|src)="([^"]*)"/g)) {
      const url = new URL(link.replaceAll("&amp;", "&"), `http://site${addressOf(page)}`)
      if (url.host !== "site") continue
      count++
      const file = decodeURI(url.pathname).slice(1)
      const target = file === "" || file.endsWith("/") ? `${file}index.html` : file
      const isBroken = !existsSync(join(dist, target))
      const anchor = decodeURIComponent(url.hash.slice(1))
      if (isBroken || (anchor !== "" && !ids.get(target)?.has(anchor))) mistakes.push(`${page}: broken link ${link}`)
    }
  }
  return count
}

const mediaTypes = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
}

/** Serves the built site like a host of static files. */
async function serve() {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, "http://site")
    const path = join(dist, decodeURI(pathname.endsWith("/") ? `${pathname}index.html` : pathname))
    const isFound = path.startsWith(dist) && existsSync(path)
    const file = isFound ? path : join(dist, "404.html")
    response.writeHead(isFound ? 200 : 404, { "content-type": mediaTypes[extname(file)] ?? "application/octet-stream" })
    response.end(readFileSync(file))
  })
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve))
  return { origin: `http://127.0.0.1:${server.address().port}`, close: () => server.close() }
}

/** Opens a page and records what its scripts complain of, and requests to other origins. */
async function open(browser, origin, path, { width = 1280, colorScheme = "light" } = {}) {
  const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme, reducedMotion: "reduce" })
  page.on("request", (request) => {
    const { origin: asked } = new URL(request.url())
    if (/^https?:/.test(asked) && asked !== origin) mistakes.push(`${page.url()} requests ${request.url()}`)
  })
  page.on("pageerror", (error) => mistakes.push(`${page.url()}: ${error.message}`))
  await page.goto(origin + path, { waitUntil: "networkidle" })
  return page
}

/** Checks titles, headings and widths of every page. */
async function checkPages(browser, origin) {
  const page = await open(browser, origin, "/")
  for (const path of pages().map(addressOf)) {
    await page.goto(origin + path)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      if (overflow > 0) mistakes.push(`${path} is ${overflow} px wider than a window of ${width} px`)
    }
    const headings = await page.locator("h1").count()
    if (headings !== 1) mistakes.push(`${path} has ${headings} headings of level 1`)
    const title = await page.title()
    if (new Set(title.split(" | ")).size !== 2) mistakes.push(`${path} has the title ${title}`)
  }
  await page.close()
}

async function openSearch(page, words) {
  await page.getByRole("button", { name: /search/i }).click()
  await page.getByRole("textbox", { name: /search/i }).fill(words)
  await page.locator(".pagefind-ui__result-link").first().waitFor({ timeout: 10_000 })
  return page
    .locator(".pagefind-ui__result-link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")))
}

async function checkSearch(browser, origin) {
  const page = await open(browser, origin, "/")
  const found = await openSearch(page, "retention")
  if (!found.some((link) => /^\/(?:server|self-hosting)\//.test(link)))
    mistakes.push(`a search for "retention" finds ${found.join(", ")}`)
  await page.close()
  return found.length
}

async function takeScreenshots(browser, origin, folder) {
  mkdirSync(folder, { recursive: true })
  const tutorial =
    pages()
      .map(addressOf)
      .find((path) => path.startsWith("/tutorials/")) ?? "/review-to-evaluation/"
  const subjects = { start: "/", tutorial, table: "/server/", guide: "/webhooks/", missing: "/nowhere/" }
  for (const colorScheme of ["light", "dark"]) {
    for (const width of [390, 1280, 1920]) {
      for (const [name, path] of Object.entries(subjects)) {
        const page = await open(browser, origin, path, { width, colorScheme })
        await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`) })
        if (name === "start") {
          await openSearch(page, "retention")
          await page.screenshot({ path: join(folder, `search-${width}-${colorScheme}.png`) })
        }
        await page.close()
      }
    }
  }
}

const seconds = buildWithoutNetwork()
const links = checkLinks()
const { origin, close } = await serve()
const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] })
try {
  await checkPages(browser, origin)
  const results = await checkSearch(browser, origin)
  const missing = await fetch(`${origin}/nowhere/`)
  if (missing.status !== 404 || !(await missing.text()).includes("</main>")) mistakes.push("no page for 404")
  if (options.screenshots !== undefined) await takeScreenshots(browser, origin, options.screenshots)
  console.log(
    `built without a network in ${seconds.toFixed(1)} s; ${pages().length} pages, ${links} links, ${results} results for "retention"`,
  )
} finally {
  await browser.close()
  close()
}
for (const mistake of mistakes) console.error(`  ✖ ${mistake}`)
if (mistakes.length > 0) process.exitCode = 1

function findChromium() {
  const known = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
  const path = known.find((each) => existsSync(each))
  if (path === undefined) throw new Error("Chromium is missing: apt-get install chromium")
  return path
}
