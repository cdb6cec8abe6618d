import { expect, test } from "vitest"
import { allowedHosts } from "../domain/allowed-hosts.ts"
import { WebhookAddress } from "./webhook-address.ts"

const byDefault = new WebhookAddress({ allowsPrivate: false, allowedHosts: allowedHosts([]) })

test.each([
  "https://erp.example.com/hooks/docsift",
  "https://erp.example.com:8443/hooks?tenant=7",
  "https://93.184.216.34/hooks",
  "https://[2606:4700::1111]/hooks",
  "https://bücher.example/hooks",
])("%s can be a webhook's URL", (url) => {
  expect(() => byDefault.requireCallable(url)).not.toThrow()
})

const allowed = "an operator can allow the host by DOCSIFT_WEBHOOK_ALLOWED_HOSTS"

test.each([
  "https://127.0.0.1/hooks",
  "https://[::1]/hooks",
  "https://[::ffff:127.0.0.1]/hooks",
  "https://[64:ff9b::a00:1]/hooks",
  "https://2130706433/hooks",
  "https://0x7f.1/hooks",
  "https://0177.0.0.1/hooks",
  "https://10.0.0.5/hooks",
  "https://[fd12::1]/hooks",
  "https://localhost:3000/hooks",
  "https://LOCALHOST./hooks",
  "https://admin.localhost/hooks",
])("%s is private, and refused with the setting that allows it", (url) => {
  expect(() => byDefault.requireCallable(url)).toThrow(
    `url: private addresses are not called by this server; ${allowed}`,
  )
})

test.each([
  ["http://erp.example.com/hooks", "url: must begin with https://; an operator can allow the host"],
  ["ftp://erp.example.com/hooks", "url: must begin with https://"],
  ["file:///etc/passwd", "url: must begin with https://"],
  ["javascript:alert(1)", "url: must begin with https://"],
  ["/hooks", "url: must be a URL such as"],
  ["https://", "url: must be a URL such as"],
  ["https://user:password@erp.example.com/", "url: must not contain a user name or password"],
  ["https://token@erp.example.com/", "url: must not contain a user name or password"],
  ["https://erp.example.com/#part", "url: must not have a fragment"],
  ["https://erp.example.com/#", "url: must not have a fragment"],
])("%s is refused", (url, sentence) => {
  expect(() => byDefault.requireCallable(url)).toThrow(sentence)
})

test("an allowed host may be private and without TLS, by name and by network", () => {
  const some = new WebhookAddress({
    allowsPrivate: false,
    allowedHosts: allowedHosts(["hooks.internal", "10.2.0.0/16"]),
  })
  for (const url of ["http://hooks.internal/a", "http://10.2.0.7:8080/a", "https://10.2.0.7/a"]) {
    expect(() => some.requireCallable(url)).not.toThrow()
  }
  for (const url of ["http://a.hooks.internal/a", "http://10.3.0.7/a", "https://10.3.0.7/a"]) {
    expect(() => some.requireCallable(url)).toThrow(allowed)
  }
})

test("allowed private addresses still need TLS", () => {
  const rules = new WebhookAddress({ allowsPrivate: true, allowedHosts: allowedHosts([]) })
  expect(() => rules.requireCallable("https://10.3.0.7/a")).not.toThrow()
  expect(() => rules.requireCallable("http://10.3.0.7/a")).toThrow("url: must begin with https://")
})

test.each(["169.254.169.254", "[::ffff:169.254.169.254]", "100.100.100.200", "0.0.0.0", "2852039166"])(
  "%s, where clouds serve credentials or nothing is, cannot be allowed",
  (host) => {
    const rules = new WebhookAddress({ allowsPrivate: true, allowedHosts: allowedHosts(["0.0.0.0/0", "::/0"]) })
    expect(() => rules.requireCallable(`https://${host}/latest`)).toThrow("url: is at an address that is never called")
  },
)
