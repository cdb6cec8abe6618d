import { createInspector } from "@docsift/engine"
import { expect, test, vi } from "vitest"
import { createLocalInspector } from "./create-local-inspector.ts"

test("a suggestion may take as long as an extraction", async () => {
  const create = vi.fn(createInspector)
  await createLocalInspector(create).close()
  expect(create).toHaveBeenCalledExactlyOnceWith({ deadlineMs: 900_000 })
})
