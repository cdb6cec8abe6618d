import { afterAll, beforeAll, describe } from "vitest"
import { S3Double } from "./double.ts"
import { canTestGateway, startGateway } from "./gateway.ts"
import type { TestStore } from "./store.ts"

/** Defines the same tests on the double and on a real S3 server. */
export function describeOnEveryStore(title: string, define: (store: () => TestStore) => void): void {
  describeOn(`${title} (double)`, () => S3Double.start(), define)
  describeOnGateway(title, define)
}

/** Defines tests that only a real S3 server can pass: it checks signatures. */
export function describeOnGateway(title: string, define: (store: () => TestStore) => void): void {
  describe.skipIf(!canTestGateway())("on a real S3 server", () => {
    describeOn(`${title} (RADOS gateway)`, startGateway, define)
  })
}

function describeOn(title: string, start: () => Promise<TestStore>, define: (store: () => TestStore) => void): void {
  describe(title, () => {
    let store: TestStore
    beforeAll(async () => {
      store = await start()
    })
    afterAll(() => store.stop())
    define(() => store)
  })
}
