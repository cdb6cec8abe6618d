import type { z } from "@hono/zod-openapi"
import { expectTypeOf, test } from "vitest"
import type { components } from "@docsift/sdk"
import type { schemas } from "@docsift/server/internal/generated/routes"

type ServerSchemas = { [Name in keyof typeof schemas]: z.input<(typeof schemas)[Name]> }
type ClientSchemas = components["schemas"]

test("the server's zod schemas accept exactly the client's types", () => {
  expectTypeOf<ServerSchemas>().toEqualTypeOf<ClientSchemas>()
})

test("the comparison detects a member that is optional on one side only", () => {
  type Loosened = Omit<ClientSchemas, "Success"> & { Success: { success?: boolean } }
  expectTypeOf<ServerSchemas>().not.toEqualTypeOf<Loosened>()
  // @ts-expect-error -- the same difference must fail the positive form, else the test above could not fail
  expectTypeOf<ServerSchemas["Success"]>().toEqualTypeOf<Loosened["Success"]>()
})
