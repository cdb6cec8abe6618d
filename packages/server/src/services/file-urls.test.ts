import { randomBytes } from "node:crypto"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { AesSecretBox } from "../adapters/aes-secret-box.ts"
import { newId } from "../domain/ids.ts"
import { FileUrls } from "./file-urls.ts"

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const key = { id: "a", key: randomBytes(32) }
const urls = new FileUrls(new AesSecretBox([key]), () => "https://docsift.example.com")
const fileId = newId("file")

function partsOf(url: string) {
  const { searchParams } = new URL(url)
  return [searchParams.get("expires") ?? "", searchParams.get("signature") ?? ""] as const
}

test("a URL is valid for 15 minutes and not a second longer", () => {
  const url = urls.make(fileId)
  expect(url.startsWith(`https://docsift.example.com/files/${fileId}?expires=`)).toBe(true)
  const [expires, signature] = partsOf(url)
  vi.advanceTimersByTime(15 * 60_000 - 1000)
  expect(urls.isValid(fileId, expires, signature)).toBe(true)
  vi.advanceTimersByTime(1000)
  expect(urls.isValid(fileId, expires, signature)).toBe(false)
})

// Security: a signature must not be valid for another file, a later time or another key.
test("a signature is valid for its file and time only", () => {
  const [expires, signature] = partsOf(urls.make(fileId))
  expect(urls.isValid(newId("file"), expires, signature)).toBe(false)
  expect(urls.isValid(fileId, String(Number(expires) + 1), signature)).toBe(false)
  expect(urls.isValid(fileId, expires, `${signature}AA`)).toBe(false)
  expect(urls.isValid(fileId, expires, "")).toBe(false)
  expect(urls.isValid(fileId, `0x${Number(expires).toString(16)}`, signature)).toBe(false)
  const stranger = new FileUrls(new AesSecretBox([{ id: "a", key: randomBytes(32) }]), () => "")
  expect(stranger.isValid(fileId, expires, signature)).toBe(false)
})

test("a URL outlives the rotation of the encryption key", () => {
  const [expires, signature] = partsOf(urls.make(fileId))
  const rotated = new FileUrls(new AesSecretBox([{ id: "b", key: randomBytes(32) }, key]), () => "")
  expect(rotated.isValid(fileId, expires, signature)).toBe(true)
})
