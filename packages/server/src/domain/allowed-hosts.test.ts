import { expect, test } from "vitest"
import { allowedHosts, isAllowedHost } from "./allowed-hosts.ts"

test.each([
  "hooks.internal",
  "Hooks.Internal",
  "localhost",
  "bücher.example",
  "10.2.0.4",
  "10.2.0.0/16",
  "fd00::/8",
  "::1",
])("%s can be allowed", (text) => {
  expect(isAllowedHost(text)).toBe(true)
})

test.each([
  "",
  "*",
  "*.internal",
  "https://hooks.internal",
  "hooks.internal:8443",
  "hooks.internal/path",
  "user@hooks.internal",
  "10.2.0.0/33",
  "10.2",
  "2130706433",
  "0x7f.1",
  "[::1]",
  "two words",
])("%j is no entry of a list of allowed hosts", (text) => {
  expect(isAllowedHost(text)).toBe(false)
})

test("a host is allowed by its name, by its address or by its network, and by nothing else", () => {
  const hosts = allowedHosts(["Hooks.Internal", "bücher.example", "10.2.0.0/16", "::1"])
  const hostOf = (url: string) => new URL(url).hostname
  expect(
    [
      "https://hooks.internal",
      "http://HOOKS.internal.:80",
      "https://bücher.example",
      "http://10.2.3.4",
      "http://[::1]",
    ].map((url) => hosts.has(hostOf(url))),
  ).toEqual([true, true, true, true, true])
  expect(
    ["https://a.hooks.internal", "https://internal", "http://10.3.0.1", "http://[::2]", "http://127.0.0.1"].map((url) =>
      hosts.has(hostOf(url)),
    ),
  ).toEqual([false, false, false, false, false])
})

test("addresses that a name resolves to are allowed by their network, also in their IPv6 form", () => {
  const hosts = allowedHosts(["hooks.internal", "10.2.0.0/16"])
  expect(["10.2.0.1", "::ffff:10.2.0.1"].map((address) => hosts.hasAddress(address))).toEqual([true, true])
  expect(["10.3.0.1", "127.0.0.1", "hooks.internal"].map((address) => hosts.hasAddress(address))).toEqual([
    false,
    false,
    false,
  ])
})

test("an empty list allows nothing", () => {
  expect(allowedHosts([]).has("localhost")).toBe(false)
  expect(allowedHosts([]).has("")).toBe(false)
})
