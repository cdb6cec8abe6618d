import { describeContract } from "../src/index.ts"
import { mocksTarget } from "./mocks-target.ts"

describeContract(mocksTarget)
