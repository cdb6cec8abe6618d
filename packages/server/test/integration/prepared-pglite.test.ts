import { afterAll, beforeAll, expect, test } from "vitest"
import { PreparedPGlite } from "../../src/database/prepared-pglite.ts"

const client = new PreparedPGlite()
beforeAll(() => client.waitReady)
afterAll(() => client.close())

const countOf = async (text: string) => {
  const { rows } = await client.query(
    "select count(*)::int as count from pg_prepared_statements where statement = $1",
    [text],
  )
  return rows
}

test("a statement is parsed once and run with other values, in transactions as well", async () => {
  const text = "select $1::int + 1 as next, $2::text as text"
  expect((await client.query(text, [1, "ä"])).rows).toEqual([{ next: 2, text: "ä" }])
  expect((await client.query(text, [41, null])).rows).toEqual([{ next: 42, text: null }])
  const rows = await client.transaction(async (transaction) => (await transaction.query(text, [2, ""])).rows)
  expect(rows).toEqual([{ next: 3, text: "" }])
  expect(await countOf(text)).toEqual([{ count: 1 }])
  expect(await client.exec("select 1 as one")).toMatchObject([{ rows: [{ one: 1 }] }])
  expect(await countOf("select 1 as one")).toEqual([{ count: 1 }])
})

test("a statement that fails leaves the connection usable, and is run again", async () => {
  const text = "select 10 / $1::int as share"
  await expect(client.query(text, [0])).rejects.toMatchObject({ code: "22012" })
  expect((await client.query(text, [5])).rows).toEqual([{ share: 2 }])
  await expect(client.query("select wrong from nowhere")).rejects.toMatchObject({ code: "42P01" })
  await expect(client.query("select $1::int as number", ["x"])).rejects.toMatchObject({ code: "22P02" })
  expect((await client.query(text, [2])).rows).toEqual([{ share: 5 }])
})

test("a transaction that fails is rolled back, and refuses statements after its end", async () => {
  await client.exec("create table kept (id int primary key)")
  const insert = "insert into kept values ($1) returning id"
  const failed = client.transaction(async (transaction) => {
    await transaction.query(insert, [1])
    await transaction.query(insert, [1])
  })
  await expect(failed).rejects.toMatchObject({ code: "23505" })
  expect((await client.query(insert, [1])).rows).toEqual([{ id: 1 }])
  const ended = await client.transaction((transaction) => Promise.resolve(transaction))
  await expect(ended.query(insert, [2])).rejects.toThrow("Transaction is closed")
  expect((await client.query("select id from kept")).rows).toEqual([{ id: 1 }])
})

test("a change of the schema is seen by statements from before", async () => {
  await client.exec("create table changed (value int); insert into changed values (7)")
  const text = "select * from changed"
  expect((await client.query(text)).rows).toEqual([{ value: 7 }])
  await client.exec("alter table changed alter value type text; alter table changed add more boolean")
  expect((await client.query(text)).rows).toEqual([{ value: "7", more: null }])
})

test("rows come as arrays and with the caller's parsers, as from PGlite itself", async () => {
  const text = "select '2026-01-02T03:04:05Z'::timestamptz at time zone 'UTC' as at, '{1,2}'::int[] as list"
  const parsers = { 1114: (value: string) => value }
  const { rows, fields } = await client.query(text, [], { rowMode: "array", parsers })
  expect(rows).toEqual([["2026-01-02 03:04:05", [1, 2]]])
  expect(fields.map(({ name }) => name)).toEqual(["at", "list"])
  expect((await client.query("update changed set more = true")).affectedRows).toBe(1)
})
