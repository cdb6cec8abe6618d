import { expect, test, vi } from "vitest"
import { z } from "zod"
import { toolSchema } from "./tool-schema.ts"

test("the JSON Schema of a tool is made once, and its values are checked as before", async () => {
  const schema = z.object({ count: z.number().default(1) })
  const { input, output } = schema["~standard"].jsonSchema
  const convert = vi.fn(input)
  const once = toolSchema({ "~standard": { ...schema["~standard"], jsonSchema: { input: convert, output } } })
  const { jsonSchema, validate } = once["~standard"]
  const target = "draft-2020-12"
  expect(jsonSchema.input({ target })).toBe(jsonSchema.input({ target }))
  expect(convert).toHaveBeenCalledTimes(1)
  expect(jsonSchema.output({ target })).toMatchObject({ required: ["count"] })
  expect(await validate({})).toEqual({ value: { count: 1 } })
})
