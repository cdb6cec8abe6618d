import { expect, test } from "vitest"
import { isOutage } from "./outage.ts"

const withCode = (code: string) => Object.assign(new Error("x"), { code })

test.each(["ECONNREFUSED", "CONNECT_TIMEOUT", "08006", "53300", "57P01", "57014", "40P01", "55P03", "25P03"])(
  "%s says that something is away or busy, also as the cause of another error",
  (code) => {
    expect(isOutage(withCode(code))).toBe(true)
    expect(isOutage(new Error("outer", { cause: withCode(code) }))).toBe(true)
  },
)

test.each(["23505", "42P01", "22001", "ENOENT", "57P04"])("%s is a fault of another kind", (code) => {
  expect(isOutage(withCode(code))).toBe(false)
})

test("what is no error, and a circle of causes, are no outage", () => {
  const circle: { cause?: unknown } = {}
  circle.cause = circle
  for (const value of [undefined, "ECONNREFUSED", circle]) expect(isOutage(value)).toBe(false)
})
