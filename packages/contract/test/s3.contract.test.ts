import { S3Double } from "@docsift/testing/s3/double"
import { canTestGateway, startGateway } from "@docsift/testing/s3/gateway"
import type { TestStore } from "@docsift/testing/s3/store"
import { describeContract } from "../src/index.ts"
import { serverTarget } from "./server-target.ts"

const s3Target = (name: string, start: () => Promise<TestStore>) =>
  serverTarget({
    name: `over HTTP, ${name}`,
    isOverHttp: true,
    async openStorage() {
      const store = await start()
      return { storage: { kind: "s3", ...(await store.createBucket()) }, close: () => store.stop() }
    },
  })

// Uses a store that checks signatures where one is available.
describeContract(
  canTestGateway() ? s3Target("RADOS gateway", startGateway) : s3Target("double of S3", () => S3Double.start()),
)
