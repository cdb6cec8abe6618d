import { expect, test } from "vitest"
import { SignInLimit } from "./sign-in-limit.ts"

/** Creates a limit on a clock that only the test moves. */
function aLimit() {
  const clock = { now: 0 }
  const limit = new SignInLimit(() => clock.now)
  const failTimes = (address: string, count: number) => {
    for (let index = 0; index < count; index++) limit.fail(address)
  }
  return { limit, clock, failTimes }
}

test("30 failures of an address are admitted, then one every two seconds", () => {
  const { limit, clock, failTimes } = aLimit()
  failTimes("192.0.2.1", 29)
  limit.check("192.0.2.1")
  limit.fail("192.0.2.1")
  expect(() => limit.check("192.0.2.1")).toThrow(
    expect.objectContaining({
      code: "rate_limited",
      retryAfterSeconds: 2,
      message: "Too many sign-ins from this address have failed; try again in 2 seconds.",
    }),
  )
  clock.now += 1_999
  expect(() => limit.check("192.0.2.1")).toThrow("try again in 1 second.")
  clock.now += 2
  limit.check("192.0.2.1")
})

test("other addresses, and requests without one, are not limited", () => {
  const { limit, failTimes } = aLimit()
  failTimes("192.0.2.1", 100)
  limit.check("192.0.2.2")
  limit.check(undefined)
  limit.fail(undefined)
})

test.each([
  ["2001:db8:1:2::1", "2001:db8:1:2:ffff::9", true],
  ["2001:db8:1:2::1", "2001:db8:1:3::1", false],
  ["::1", "::2", true],
  ["2001:db8::1", "2001:db8:0:0:5::1", true],
  ["fe80::1%eth0", "fe80::2%eth1", true],
  ["::ffff:192.0.2.1", "192.0.2.1", true],
  ["::ffff:192.0.2.1", "::ffff:192.0.2.2", false],
])("%s and %s share a limit: %s", (failing, other, isShared) => {
  const { limit, failTimes } = aLimit()
  failTimes(failing, 30)
  const check = () => limit.check(other)
  if (isShared) expect(check).toThrow("Too many")
  else check()
})

// Security: a limit that remembers every address of an attacker would be a leak.
test("at most 10,000 addresses are remembered, the latest failures longest", () => {
  const { limit, failTimes } = aLimit()
  failTimes("192.0.2.1", 30)
  failTimes("192.0.2.2", 30)
  for (let index = 0; index < 9_998; index++) limit.fail(`10.0.${index >> 8}.${index & 255}`)
  expect(() => limit.check("192.0.2.1")).toThrow("Too many")
  limit.fail("192.0.2.2")
  limit.fail("198.51.100.1")
  limit.check("192.0.2.1")
  expect(() => limit.check("192.0.2.2")).toThrow("Too many")
})
