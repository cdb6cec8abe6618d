import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { resolveSettings } from "./settings.ts"

beforeEach(() => {
  vi.stubEnv("DOCSIFT_API_KEY", undefined)
  vi.stubEnv("DOCSIFT_BASE_URL", undefined)
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

test("key and URL default to the environment, and options override it", async () => {
  vi.stubEnv("DOCSIFT_API_KEY", "dsk_environment")
  vi.stubEnv("DOCSIFT_BASE_URL", "https://docsift.example/")
  expect(resolveSettings({}).baseUrl).toBe("https://docsift.example")
  expect(await resolveSettings({}).readKey()).toBe("dsk_environment")
  expect(resolveSettings({ baseUrl: "http://a:1/b/" }).baseUrl).toBe("http://a:1/b")
  expect(await resolveSettings({ apiKey: "dsk_option" }).readKey()).toBe("dsk_option")
})

test("the default URL is that of a server on this machine", () => {
  expect(resolveSettings({ apiKey: "k" }).baseUrl).toBe("http://127.0.0.1:3000")
})

test.each([undefined, "", " ", "a b"])("the key %o is rejected", (apiKey) => {
  expect(() => resolveSettings({ apiKey })).toThrow("apiKey")
})

test("a key function is called for every attempt", async () => {
  let count = 0
  const { readKey } = resolveSettings({ apiKey: async () => `dsk_${++count}\n` })
  expect([await readKey(), await readKey()]).toStrictEqual(["dsk_1", "dsk_2"])
})

test.each([
  "localhost:3000",
  "ftp://a",
  "/api",
  "",
  "https://user:secret@a.example",
  "https://a.example?x=1",
  "https://a#b",
])("the URL %o is rejected without being quoted", (baseUrl) => {
  vi.stubEnv("DOCSIFT_BASE_URL", baseUrl || "nothing")
  expect(() => resolveSettings({ apiKey: "k", baseUrl })).toThrow(/^`baseUrl` must be http\(s\), without/)
})

test("a web page must opt in", () => {
  vi.stubGlobal("window", {})
  vi.stubGlobal("document", {})
  expect(() => resolveSettings({ apiKey: "k" })).toThrow("dangerouslyAllowBrowser")
  expect(resolveSettings({ apiKey: "k", dangerouslyAllowBrowser: true }).baseUrl).toBeTruthy()
})

test("a page with a session sends no key, and calls the server that served it", async () => {
  vi.stubEnv("DOCSIFT_API_KEY", "dsk_environment")
  vi.stubGlobal("document", {})
  vi.stubGlobal("location", new URL("https://docsift.example/app?x#y"))
  const settings = resolveSettings({ session: true })
  expect(settings.baseUrl).toBe("https://docsift.example")
  expect(await settings.readKey()).toBe("")
  expect(resolveSettings({ session: true, baseUrl: "https://docsift.example/prefix" }).baseUrl).toMatch(/prefix$/)
})

test("without a page, a client with a session calls the default URL", () => {
  expect(resolveSettings({ session: true }).baseUrl).toBe("http://127.0.0.1:3000")
})
