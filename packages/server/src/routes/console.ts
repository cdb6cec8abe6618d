import type { Hono } from "hono"
import {
  type ConsoleEncoding,
  consoleEncodings,
  type ConsoleFiles,
  findConsoleFolder,
  readConsoleFiles,
} from "../http/console-files.ts"
import type { AppContext, AppEnv } from "../http/env.ts"

/**
 * Nothing is loaded from elsewhere and nothing inline runs; images of pages are `blob:` addresses that the console makes.
 * The forms of the console send nothing by themselves.
 */
const contentSecurityPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src 'self'; font-src 'self'; " +
  "form-action 'self'; base-uri 'self'; frame-ancestors 'none'"

/** The names of built files contain a hash of their content. */
const assetCaching = "public, max-age=31536000, immutable"
/** Files with a fixed name, such as the icon. */
const otherCaching = "public, max-age=3600"

const missingSentence = "The console has not been built. Run: npm run build -w packages/console\n"

/** The address and the build of the console. */
export interface ConsoleOptions {
  /** The URL that clients use; its path is in front of the console's own. */
  readonly publicUrl: string | undefined
  /** The folder of the build. @default that of the installed package */
  readonly folder?: string | undefined
}

/** Serves the console, and redirects browsers that open the server's root URL to it. */
export function mountConsole(app: Hono<AppEnv>, { publicUrl, folder }: ConsoleOptions): void {
  const prefix = publicUrl === undefined ? "" : new URL(publicUrl).pathname.replace(/\/$/, "")
  const path = `${prefix}/console/`
  let reading: Promise<ConsoleFiles | undefined> | undefined
  const files = async (): Promise<ConsoleFiles | undefined> => {
    // At the first request, so that a start does not pay for it; again as long as nothing is there.
    reading ??= readConsoleFiles(folder ?? findConsoleFolder(), path)
    const found = await reading
    if (found === undefined) reading = undefined
    return found
  }

  app.get("/", (c) => {
    c.header("vary", "accept", { append: true })
    return acceptsHtml(c) ? c.redirect(path, 302) : c.notFound()
  })
  app.get("/console", (c) => c.redirect(path, 302))
  app.get("/console/*", async (c) => {
    const found = await files()
    if (found === undefined) return c.text(missingSentence, 503)
    const name = c.req.path.slice("/console/".length)
    const asset = found.assets.get(name)
    if (asset !== undefined) {
      const encoding = chooseEncoding(c.req.header("accept-encoding"))
      const encoded = encoding === undefined ? undefined : asset.encoded[encoding]
      return c.body(encoded ?? asset.content, 200, {
        "content-type": asset.mediaType,
        "cache-control": name.startsWith("assets/") ? assetCaching : otherCaching,
        vary: "accept-encoding",
        ...(encoded === undefined || encoding === undefined ? {} : { "content-encoding": encoding }),
      })
    }
    // A shared cache may keep a 404 of another program (RFC 9111 section 4.2.2), which browsers must not get.
    c.header("vary", "accept", { append: true })
    // The screens have addresses of their own, which the page resolves.
    if (name !== "" && !acceptsHtml(c)) return c.notFound()
    c.header("cache-control", "no-cache")
    c.header("etag", found.pageTag)
    c.header("content-security-policy", contentSecurityPolicy)
    c.header("cross-origin-opener-policy", "same-origin")
    return c.req.header("if-none-match") === found.pageTag ? c.body(null, 304) : c.html(found.page)
  })
}

/** Returns whether a browser asks for a page. A client that accepts anything, such as curl, gets no redirect. */
const acceptsHtml = (c: AppContext): boolean => c.req.header("accept")?.includes("text/html") === true

/** Returns the smallest encoding that a request accepts; a weight of 0 refuses it (RFC 9110 section 12.5.3). */
function chooseEncoding(accepted: string | undefined): ConsoleEncoding | undefined {
  const names = (accepted ?? "")
    .split(",")
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.split(";", 1)[0]?.trim())
  return (Object.keys(consoleEncodings) as ConsoleEncoding[]).find((name) => names.includes(name)) // its keys
}
