import * as fc from "fast-check"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { AppError } from "../../src/domain/errors.ts"
import type { PageRequest } from "../../src/domain/page.ts"
import { createWorld, describeOnEveryDatabase, type World } from "../world.ts"

describeOnEveryDatabase("cursors", (newDatabase) => {
  let world: World
  beforeAll(async () => {
    world = await createWorld(await newDatabase(), { isWorking: false })
  })
  afterAll(() => world.close())

  const lists: Readonly<Record<string, (page: PageRequest) => Promise<unknown>>> = {
    workflows: (page) => world.services.workflows.list(world.admin, page),
    executions: (page) => world.services.executions.list(world.admin, page),
    apiKeys: (page) => world.services.apiKeys.list(world.admin, page),
    organizations: (page) => world.services.organizations.list(page),
    users: (page) => world.services.users.list(page),
  }

  const encode = (text: string) => Buffer.from(text).toString("base64url")
  const latest = Date.UTC(9999, 11, 31, 23, 59, 59, 999)
  const time = fc.oneof(
    fc.bigInt({ min: 0n, max: 10n ** 16n }).map(String),
    fc.constantFrom(latest, latest + 1, 8.64e15, 8.64e15 + 1, 0).map(String),
    fc.constantFrom("000000000000000", "-1", "1e3", "0x10", "", "NaN", "１"),
  )
  const id = fc.tuple(fc.constantFrom("wkf", "exe", "key", "org", "usr"), fc.stringMatching(/^[0-9a-f]{12}$/))
  const cursor = fc.oneof(
    fc.tuple(time, id).map(([at, parts]) => encode(`${at} ${parts.join("_")}`)),
    fc.string({ minLength: 1, maxLength: 100 }),
    fc.string({ minLength: 1, maxLength: 100 }).map(encode),
  )

  describe.each(Object.entries(lists))("of %s", (_name, list) => {
    // A date that the database cannot parse would be an internal error.
    test("every value is a position or rejected as an invalid cursor", async () => {
      await fc.assert(
        fc.asyncProperty(cursor, async (sent) => {
          const error = await list({ limit: 2, cursor: sent }).then(
            () => undefined,
            (thrown: unknown) => thrown,
          )
          if (error === undefined) return
          expect(error).toBeInstanceOf(AppError)
          expect(error).toMatchObject({ code: "invalid_request", message: expect.stringMatching(/^cursor: /) })
        }),
        {
          numRuns: 60,
          examples: [[encode("999999999999999 wkf_0123456789ab")], [encode(`${latest} wkf_0123456789ab`)]],
        },
      )
    })
  })

  test("the last timestamp with a four-digit year is a position, the next one is not", async () => {
    const at = (moment: number) => ({ limit: 1, cursor: encode(`${moment} wkf_0123456789ab`) })
    await expect(world.services.workflows.list(world.admin, at(latest))).resolves.toEqual({ items: [] })
    await expect(world.services.workflows.list(world.admin, at(latest + 1))).rejects.toMatchObject({
      code: "invalid_request",
    })
  })
})
