import { expect, test } from "vitest"
import { searchPlantedSecrets } from "@docsift/testing/planted-secrets"
import { newApiKeyValue } from "../../src/domain/api-key-value.ts"
import { describeOnPostgres } from "../world.ts"

describeOnPostgres("planted secrets", (newDatabase) => {
  test("are in no log line, no error, no response but their own, no stored file and no dump of the database", async () => {
    const database = await newDatabase()
    if (database.kind !== "postgres") throw new Error("a PostgreSQL was asked for")
    const { planted, places } = await searchPlantedSecrets(database.url, newApiKeyValue())
    expect(planted).toHaveLength(16)
    expect(places.map(({ name, found, canFind }) => ({ name, found, canFind }))).toEqual(
      ["log", "dump", "responses", "files"].map((name) => ({ name, found: [], canFind: true })),
    )
  })
})
