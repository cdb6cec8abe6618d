import { expect, test } from "vitest"
import { isOutage } from "./outage.ts"

const withCode = (code: string) => Object.assign(new Error("x"), { code })

test.each(["ECONNREFUSED", "CONNECT_TIMEOUT", "08006", "53300", "57P01", "57014", "40P01", "55P03", "25P03"])(
  "%s counts as an outage, also as the cause of another error",
  (code) => {
    expect(isOutage(withCode(code))).toBe(true)
    expect(isOutage(new Error("outer", { cause: withCode(code) }))).toBe(true)
  },
)

test.each(["23505", "42P01", "22001", "ENOENT", "57P04"])("%s is not an outage", (code) => {
  expect(isOutage(withCode(code))).toBe(false)
})

test("a value that is not an error, and a cycle of causes, are not outages", () => {
  const circle: { cause?: unknown } = {}
  circle.cause = circle
  for (const value of [undefined, "ECONNREFUSED", circle]) expect(isOutage(value)).toBe(false)
})
