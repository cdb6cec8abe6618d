import { expect, test } from "vitest"
import { toCsvRecord } from "./csv.ts"

test("a record is quoted where RFC 4180 asks for it, and formulas lose their effect while numbers stay", () => {
  expect(toCsvRecord(["a", 'say "b"', "c;d", null, undefined, -5])).toBe('a,"say ""b""","c;d",,,-5\r\n')
  expect(toCsvRecord(["=1+1", "-2", "＝A1", "\t@x", "a;=b"])).toBe("'=1+1,'-2,'＝A1,\"'\t'@x\",\"a;'=b\"\r\n")
})
