import { expect, test } from "vitest"
import { maskUrl, maskUrlsIn, maskPath } from "./mask-url.ts"

// Security: URLs are printed by `config print` and logged.
test.each([
  ["https://u:pw@c/?api_key=SECRET", "https://u:***@c/?api_key=***"],
  ["https://token@c/a", "https://***@c/a"],
  ["https://u:p@ss:w@c/a", "https://u:***@c/a"],
  ["https://c/a?SECRET", "https://c/a?***"],
  ["https://c/a?a?b=SECRET", "https://c/a?***?b=***"],
  ["https://c/a#access_token=SECRET", "https://c/a#access_token=***"],
  ["https://c/a?api%5Fkey=SECRET&x=1", "https://c/a?api%5Fkey=***&x=***"],
  [
    "https://c/a?X-Amz-Date=20260101T000000Z&X-Amz-Signature=SECRET",
    "https://c/a?X-Amz-Date=20260101T000000Z&X-Amz-Signature=***",
  ],
  [
    "postgres://me:pa'ss@db:5432/x?sslmode=require&sslpassword=SECRET",
    "postgres://me:***@db:5432/x?sslmode=require&sslpassword=***",
  ],
  ["https://[::1]:4318/v1/traces", "https://[::1]:4318/v1/traces"],
  ["https://c/@me?limit=10&auth=", "https://c/@me?limit=10&auth="],
])("%s is shown as %s", (url, shown) => {
  expect(maskUrl(url)).toBe(shown)
  expect(maskUrlsIn(`cannot reach ${url} (ECONNREFUSED)`)).toBe(`cannot reach ${shown} (ECONNREFUSED)`)
  expect(JSON.parse(maskUrlsIn(JSON.stringify({ url, n: 1 })))).toEqual({ url: shown, n: 1 })
})

test("a relative URL keeps its names, and text without a URL is unchanged", () => {
  expect(maskUrlsIn("GET /files/x?expires=17&signature=abc")).toBe("GET /files/x?expires=17&signature=***")
  for (const text of ['{"level":30,"msg":"a = b? c & d=e"}', "select 1 where a=$1", "me@example.com"]) {
    expect(maskUrlsIn(text)).toBe(text)
  }
})

test.each([
  ["https://hooks.example.com/services/T0/B0/SECRET?token=SECRET#SECRET", "https://hooks.example.com/services/***"],
  ["https://user:SECRET@hooks.example.com:8443/a/", "https://hooks.example.com:8443/a/***"],
  ["https://hooks.example.com/a", "https://hooks.example.com/a"],
  ["https://hooks.example.com", "https://hooks.example.com/"],
])("the path of %s is shown as %s", (url, shown) => {
  expect(maskPath(url)).toBe(shown)
})
