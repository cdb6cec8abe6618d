import { QueryClient } from "@tanstack/react-query"
import { expect, test } from "vitest"
import { keepStored, readNewest } from "./newest.ts"

const queryKey = ["getExecutionReview", "exe_0123456789ab"]

/** A cache with a read under way, whose response comes late and has what was stored before. */
function startOldRead() {
  const queries = new QueryClient()
  const { promise, resolve } = Promise.withResolvers<number>()
  const read = queries.fetchQuery({ queryKey, queryFn: () => promise }).catch(() => undefined)
  const endOldRead = async () => {
    resolve(1)
    await read
  }
  return { queries, endOldRead }
}

test("a newest read does not join one that began before", async () => {
  const { queries, endOldRead } = startOldRead()
  await readNewest(queries, { queryKey, queryFn: () => Promise.resolve(2) })
  await endOldRead()
  expect(queries.getQueryData(queryKey)).toBe(2)
})

test("what was stored is not replaced by a read that began before", async () => {
  const { queries, endOldRead } = startOldRead()
  await keepStored(queries, queryKey, 2)
  await endOldRead()
  expect(queries.getQueryData(queryKey)).toBe(2)
})
