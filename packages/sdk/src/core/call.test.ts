import { expect, test } from "vitest"
import { createCall, createListCall, readNextCursor } from "./call.ts"
import type { ResponseWithData } from "./exchange.ts"

const page = <T>(data: T, link?: string): ResponseWithData<T> => ({
  data,
  response: new Response(null, link ? { headers: { link } } : {}),
  requestId: "req_1",
})

test("a call can be awaited for its result and asked for its response", async () => {
  const call = createCall(Promise.resolve(page(7)))
  expect(await call).toBe(7)
  expect(await Promise.all([call, call])).toStrictEqual([7, 7])
  expect(await call.withResponse()).toMatchObject({ data: 7, requestId: "req_1", response: { status: 200 } })
  expect(await call.finally(() => {})).toBe(7)
})

test("a failed call can be caught in every way, and awaiting one way leaves no other unhandled", async () => {
  const failed = () => createCall(Promise.reject<ResponseWithData<number>>(new Error("no")))
  await expect(failed().withResponse()).rejects.toThrow("no")
  expect(await failed().catch(() => "caught")).toBe("caught")
  expect(await failed().then(undefined, () => "caught")).toBe("caught")
})

test("iterating over a list goes from page to page and requests no page twice", async () => {
  const requested: string[] = []
  const list = createListCall(async (cursor) => {
    if (!cursor) return page([1, 2], '</a?limit=2&cursor=b>; rel="next"')
    requested.push(cursor)
    return cursor === "b" ? page([3], '<https://elsewhere.example/?cursor=c%2F%3D>; rel="next"') : page([4])
  })
  const all: number[] = []
  for await (const item of list) all.push(item)
  expect(all).toStrictEqual([1, 2, 3, 4])
  expect(requested).toStrictEqual(["b", "c/="])
  expect(await list).toStrictEqual([1, 2])
})

test.each([
  [null, ""],
  ["", ""],
  ['</a?cursor=b>; rel="prev"', ""],
  ['</a>; rel="next"', ""],
  ['</a?cursor=x>; rel="prev", </a?cursor=y>; rel="next"', "y"],
  ["</a?cursor=z>;rel=next", "z"],
])("the link %o contains the cursor %o", (link, cursor) => {
  expect(readNextCursor(link)).toBe(cursor)
})
