import { expect, test } from "vitest"
import { createClientAddress } from "./client-address.ts"

const from = (remoteAddress: string, forwarded?: string) => ({
  socket: { remoteAddress },
  headers: { "x-forwarded-for": forwarded },
})

test("without trusted proxies x-forwarded-for is ignored, because any client can set it", () => {
  expect(createClientAddress([])(from("203.0.113.9", "198.51.100.1"))).toBe("203.0.113.9")
  expect(createClientAddress([])(undefined)).toBeUndefined()
})

test.each([
  ["the proxy's word counts", "10.0.0.1", "198.51.100.1", "198.51.100.1"],
  ["what the client wrote before it does not", "10.0.0.1", "1.2.3.4, 198.51.100.1", "198.51.100.1"],
  ["two proxies in a row", "::1", "1.2.3.4, 198.51.100.1, 10.9.9.9", "198.51.100.1"],
  ["a stranger's word does not", "203.0.113.9", "198.51.100.1", "203.0.113.9"],
  ["an IPv4 proxy on an IPv6 socket", "::ffff:10.0.0.1", "198.51.100.1", "198.51.100.1"],
  ["no header", "10.0.0.1", undefined, "10.0.0.1"],
  ["nonsense", "10.0.0.1", "198.51.100.1, unknown\n", "10.0.0.1"],
  ["all trusted", "10.0.0.1", "10.0.0.3, 10.0.0.2", "10.0.0.3"],
])("behind trusted proxies: %s", (_what, remoteAddress, forwarded, expected) => {
  expect(createClientAddress(["10.0.0.0/8", "::1"])(from(remoteAddress, forwarded))).toBe(expected)
})
