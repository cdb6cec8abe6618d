import { delimiter, join } from "node:path"
import { type Browser, chromium, type Page } from "playwright-core"
import { isExecutable } from "./is-executable.ts"

/** Program names on Debian and other systems. */
const names = ["chromium", "chromium-browser", "google-chrome"]

/** Finds the machine's Chromium on PATH; undefined when there is none. */
function findChromium(): string | undefined {
  const directories = (process.env.PATH ?? "").split(delimiter).filter((directory) => directory !== "")
  return directories.flatMap((directory) => names.map((name) => join(directory, name))).find(isExecutable)
}

/**
 * Returns whether browser tests can run, and prints a warning if not.
 *
 * @throws {Error} when they cannot run and `DOCSIFT_TEST_BROWSER=required` is set.
 */
export function canTestBrowser(): boolean {
  if (findChromium() !== undefined) return true
  const sentence = `No browser was found (looked for ${names.join(", ")} on PATH).`
  if (process.env.DOCSIFT_TEST_BROWSER === "required") throw new Error(sentence)
  process.stderr.write(`\n*** ${sentence}\n*** ALL TESTS IN A BROWSER ARE SKIPPED. Install the package "chromium".\n\n`)
  return false
}

/** Starts a browser with an empty profile. @throws {Error} when there is none or it does not start within 60 s. */
export function launchChromium(): Promise<Browser> {
  const executablePath = findChromium()
  if (executablePath === undefined) throw new Error("no browser found; check canTestBrowser() first")
  // The sandbox does not start for root; the other flags keep the browser from contacting its vendor.
  const quiet = ["--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"]
  const args = ["--no-sandbox", "--disable-gpu", "--disable-quic", ...quiet]
  return chromium.launch({ executablePath, args, timeout: 60_000 })
}

/**
 * Makes the scripts and styles of a page take `DOCSIFT_TEST_SLOWDOWN` times as long, such as 5: what a test takes for granted because
 * this machine is quick shows then.
 */
export async function slowDown(page: Page): Promise<void> {
  const rate = Number(process.env.DOCSIFT_TEST_SLOWDOWN ?? 1)
  if (rate <= 1) return
  const session = await page.context().newCDPSession(page)
  await session.send("Emulation.setCPUThrottlingRate", { rate })
}
