import type { Context } from "hono"
import { expectTypeOf, test } from "vitest"
import type { AppEnv } from "./env.ts"
import type { Handlers } from "./operations.ts"

test("a handler table without one of the operations does not compile", () => {
  expectTypeOf<Omit<Handlers, "getWorkflow">>().not.toExtend<Handlers>()
})

test("a status or a body that the document does not name does not compile", () => {
  type Answer = Awaited<ReturnType<Handlers["deleteWorkflow"]>>
  const c = {} as Context<AppEnv>
  const named = () => c.json({ message: "gone" }, 200)
  const wrongStatus = () => c.json({ message: "gone" }, 202)
  const wrongBody = () => c.json({ text: "gone" }, 200)
  expectTypeOf<ReturnType<typeof named>>().toExtend<Answer>()
  expectTypeOf<ReturnType<typeof wrongStatus>>().not.toExtend<Answer>()
  expectTypeOf<ReturnType<typeof wrongBody>>().not.toExtend<Answer>()
})
