import { describeContract } from "../src/index.ts"
import { serverTarget } from "./server-target.ts"

describeContract(serverTarget({ name: "over HTTP, embedded database", isOverHttp: true }))
